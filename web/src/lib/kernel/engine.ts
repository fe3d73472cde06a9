// The module of the kernel: one call in, one answer out.
import type { Call } from './generated/calls';
import type { ErrorMessage, Update } from './generated/answers';

interface Exports {
  memory: WebAssembly.Memory;
  reserve(length: number): number;
  call(): number;
  answer(): number;
}

/** What came of a call: the answer, or why there is none. Bytes only where the call gives some. */
export type Answer = { ok: unknown; bytes?: Uint8Array } | { error: ErrorMessage };

/** The answer to a call, and what has changed for the subscribed viewer since it was last told. */
export interface Served {
  answer: Answer;
  update?: Update;
}

/** A running instance of the module. */
export class Engine {
  readonly #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  static async start(module: WebAssembly.Module): Promise<Engine> {
    const imports = { parlour: { now: () => performance.now() } };
    const instance = await WebAssembly.instantiate(module, imports);
    return new Engine(instance.exports as unknown as Exports);
  }

  /** Serves a call. Throws where the kernel itself breaks; the instance is then of no more use. */
  serve(call: Call, bytes?: Uint8Array): Served {
    const text = new TextEncoder().encode(JSON.stringify(call));
    const length = text.length + (bytes ? bytes.length + 1 : 0);
    const at = this.#exports.reserve(length);
    const room = new Uint8Array(this.#exports.memory.buffer, at, length);
    room.set(text);
    if (bytes) room.set(bytes, text.length + 1);
    const given = this.#exports.call();
    const answer = new Uint8Array(this.#exports.memory.buffer, this.#exports.answer(), given);
    const zero = answer.indexOf(0);
    const json = new TextDecoder().decode(zero < 0 ? answer : answer.subarray(0, zero));
    const { update, ...said } = JSON.parse(json) as Answer & { update?: Update };
    if (zero >= 0 && 'ok' in said) said.bytes = answer.slice(zero + 1);
    return update ? { answer: said, update } : { answer: said };
  }
}
