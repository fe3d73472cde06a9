//! Rooms in simulated time.
