//! Tables on a server, for models: what is asked and listened to over HTTP, on threads of its own.

use std::io::Read;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use kernel::Error;
use server::mcp::{Answer, Asked, Remote};
use tokio::sync::mpsc;

use super::Api;
use super::address::Address;

/// So many pieces of a stream wait to be read.
const WAITING: usize = 64;
/// The largest piece.
const PIECE: usize = 16 << 10;

/// Leads to the server of an invite address, and says which table is meant.
pub(crate) fn dial(address: &str) -> Result<(Arc<dyn Remote>, String), Error> {
    let address = Address::of(address)?;
    let none = || Error::invalid("no_table_named").variant("agent");
    let table = address.table.clone().ok_or_else(none)?;
    Ok((Arc::new(Dialled(address)), table))
}

struct Dialled(Address);

impl Remote for Dialled {
    fn ask(&self, asked: Asked) -> BoxFuture<'static, Result<Answer, Error>> {
        let address = self.0.clone();
        Box::pin(async move {
            let ask = move || {
                Api::new(&address, asked.token).plainly(asked.method, &asked.path, asked.body)
            };
            tokio::task::spawn_blocking(ask).await.unwrap_or_else(|_| Err(over()))
        })
    }

    fn listen(&self, asked: Asked) -> BoxFuture<'static, Result<mpsc::Receiver<Vec<u8>>, Error>> {
        let address = self.0.clone();
        Box::pin(async move {
            let open = move || Api::endless(&address, asked.token).stream(&asked.path);
            let opened = tokio::task::spawn_blocking(open).await;
            let mut stream = opened.unwrap_or_else(|_| Err(over()))?;
            let (tell, pieces) = mpsc::channel(WAITING);
            // Not one of the threads that the process waits for: it listens until the server ends.
            std::thread::spawn(move || {
                let mut piece = vec![0; PIECE];
                while let Ok(length @ 1..) = stream.read(&mut piece) {
                    if tell.blocking_send(piece[..length].to_vec()).is_err() {
                        break;
                    }
                }
            });
            Ok(pieces)
        })
    }
}

fn over() -> Error {
    Error::illegal("connection_over")
}
