//! The data folder: made where it is missing, and used by one server at a time.

use std::fs::{self, File, TryLockError};
use std::path::Path;

use kernel::{Error, Kind};

/// The file by whose lock servers know of each other.
const LOCK: &str = "lock";

/// A data folder that is this server's until it is dropped or the process ends, in whatever way.
#[derive(Debug)]
pub struct Claim(#[expect(dead_code, reason = "holding it is its use")] File);

/// Claims a data folder. Makes it, and those above it, for their owner alone where it is missing.
pub fn claim(folder: &Path) -> Result<Claim, Error> {
    let failed = |why: &dyn std::fmt::Display| {
        let error = Error::new(Kind::Outside, "bad_data_folder");
        error.with("folder", folder.display()).with("why", why)
    };
    make(folder).map_err(|why| failed(&why))?;
    let file = File::options().write(true).create(true).truncate(false).open(folder.join(LOCK));
    let file = file.map_err(|why| failed(&why))?;
    match file.try_lock() {
        Ok(()) => Ok(Claim(file)),
        Err(TryLockError::WouldBlock) => {
            Err(Error::new(Kind::Outside, "data_in_use").with("folder", folder.display()))
        }
        Err(TryLockError::Error(why)) => Err(failed(&why)),
    }
}

fn make(folder: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_claimed_once() {
        let folder = std::env::temp_dir().join(format!("parlour-claim-{}", std::process::id()));
        let data = folder.join("new/data");
        let first = claim(&data).unwrap();
        assert_eq!(claim(&data).unwrap_err().code, "data_in_use");
        drop(first);
        drop(claim(&data).unwrap());
        fs::write(folder.join("file"), "").unwrap();
        assert_eq!(claim(&folder.join("file")).unwrap_err().code, "bad_data_folder");
        fs::remove_dir_all(&folder).unwrap();
    }
}
