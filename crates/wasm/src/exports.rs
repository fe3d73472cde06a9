//! What a browser calls.
#![allow(unsafe_code, reason = "a name is exported or imported; nothing else here is unsafe")]

use std::cell::RefCell;

use crate::desk::Desk;

#[link(wasm_import_module = "parlour")]
unsafe extern "C" {
    /// The time in milliseconds.
    safe fn now() -> f64;
}

fn clock() -> f64 {
    now()
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::new(Desk::new(clock));
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Makes room for a request of `length` bytes and gives its address.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn reserve(length: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(length, 0);
        request.as_mut_ptr()
    })
}

/// Serves the request and gives the length of the answer.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn call() -> usize {
    let answer = REQUEST.with_borrow(|request| DESK.with_borrow_mut(|desk| desk.serve(request)));
    let length = answer.len();
    ANSWER.with_borrow_mut(|last| *last = answer);
    length
}

/// The address of the answer.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn answer() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}
