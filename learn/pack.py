"""Packing: a trained net as the whole numbers that `search::net` reads."""

import struct

import numpy as np

SECOND = 32
MASK = (1 << 64) - 1


def mix64(x):
    """The mixer of `kernel::mix64`."""
    x = (x + 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def digest(data):
    """The check sum of `search::net::digest`."""
    total = mix64(len(data))
    for at in range(0, len(data), 8):
        word = int.from_bytes(data[at:at + 8].ljust(8, b"\0"), "little")
        total = mix64(total ^ word)
    return total


def summed(first, starts):
    """The rows as they are added: each row of a count with those below it."""
    total = np.cumsum(first.astype(np.float64), axis=0)
    before = np.concatenate([np.zeros((1, first.shape[1])), total])[starts]
    return total - before


def whole_rows(first, starts, bits):
    """The rows as whole numbers, and what they are multiplied by, unit by unit."""
    rows = summed(first, starts)
    top = 127 if bits == 8 else 1023
    most = np.maximum(np.abs(rows).max(axis=0), 1e-6)
    scales = (most / top).astype(np.float32)
    whole = np.clip(np.rint(rows / scales), -top, top).astype(np.int16)
    return whole, scales


def layer(weights):
    """A later layer as 16-bit whole numbers with one scale."""
    scale = np.float32(max(np.abs(weights).max(), 1e-6) / 32767)
    return scale, np.rint(weights / scale).astype("<i2")


def pack(label, starts, model, bits=8):
    """The bytes of a net; `model` has the arrays of `train.py`: first, first_offset, second,
    second_offset, last, last_offset."""
    whole, scales = whole_rows(model["first"], starts, bits)
    hidden, outputs = whole.shape[1], model["last"].shape[0]
    second_scale, second = layer(model["second"])
    last_scale, last = layer(model["last"])
    assert second.shape == (hidden, SECOND) and last.shape == (outputs, SECOND)
    name = label.encode()
    body = b"pnet" + struct.pack("<BBBB", 1, bits, outputs, len(name)) + name
    body += struct.pack("<HH", hidden, whole.shape[0])
    body += scales.astype("<f4").tobytes() + model["first_offset"].astype("<f4").tobytes()
    body += struct.pack("<f", second_scale) + second.tobytes()
    body += model["second_offset"].astype("<f4").tobytes()
    body += struct.pack("<f", last_scale) + last.tobytes()
    body += model["last_offset"].astype("<f4").tobytes()
    body += whole.astype(np.int8 if bits == 8 else "<i2").tobytes()
    return body + struct.pack("<Q", digest(body))


class Packed:
    """A packed net, run in numpy: the same sums as in Rust up to rounding."""

    def __init__(self, data):
        assert data[:4] == b"pnet" and digest(data[:-8]) == struct.unpack("<Q", data[-8:])[0]
        _, bits, self.outputs, letters = struct.unpack("<BBBB", data[4:8])
        self.label = data[8:8 + letters].decode()
        at = 8 + letters
        hidden, rows = struct.unpack("<HH", data[at:at + 4])
        at += 4

        def read(kind, count):
            nonlocal at
            out = np.frombuffer(data, kind, count, at)
            at += out.nbytes
            return out

        self.scales, self.offsets = read("<f4", hidden), read("<f4", hidden)
        self.second = read("<f4", 1)[0] * read("<i2", hidden * SECOND).reshape(hidden, SECOND)
        self.second_offsets = read("<f4", SECOND)
        last = read("<f4", 1)[0]
        self.last = last * read("<i2", self.outputs * SECOND).reshape(self.outputs, SECOND)
        self.last_offsets = read("<f4", self.outputs)
        self.rows = read(np.int8 if bits == 8 else "<i2", rows * hidden)
        self.rows = self.rows.reshape(rows, hidden).astype(np.int32)

    def hopes(self, positions, which, batch=8192):
        """The hopes of all sides at these positions; and the largest sum of the first layer."""
        out, largest = [], 0
        for begin in range(0, len(which), batch):
            part = which[begin:begin + batch]
            lengths = positions.facts["len"][part].astype(np.int64)
            places = np.concatenate([
                positions.rows[positions.starts[n]:positions.starts[n + 1]] for n in part
            ])
            edges = np.concatenate([[0], np.cumsum(lengths)[:-1]])
            sums = np.add.reduceat(self.rows[places], edges, axis=0)
            largest = max(largest, int(np.abs(sums).max()))
            units = np.maximum(sums * self.scales + self.offsets, 0)
            units = np.maximum(units @ self.second + self.second_offsets, 0)
            x = units @ self.last.T + self.last_offsets
            out.append(0.5 + 0.5 * x / np.sqrt(1 + x * x))
        hopes = np.concatenate(out)
        if self.outputs == 1:
            return np.concatenate([hopes, 1 - hopes], axis=1), largest
        return hopes / hopes.sum(axis=1, keepdims=True), largest
