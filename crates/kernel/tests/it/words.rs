//! The words of the kernel, the table and the bots.

use kernel::conform::same_keys;

#[test]
fn both_languages_say_the_same() {
    assert!(same_keys(kernel::words::common).len() > 20);
}
