// The page's end of a desk in a worker.
import type { Served } from './engine';
import type { ErrorMessage } from './generated/answers';
import type { Call } from './generated/calls';

/** What goes to the worker of a desk. */
export type ToDesk =
  | { id: number; module: WebAssembly.Module }
  | { id: number; call: Call; bytes?: Uint8Array };

/** What comes back. A fault means that the kernel broke and the desk lost its table. */
export type FromDesk = { id: number; served: Served } | { id: number; fault: string };

/** A call that was refused, with the reason the kernel gave. */
export class Refused extends Error {
  constructor(readonly why: ErrorMessage) {
    super(why.text);
  }
}

/** The kernel broke. The desk has lost its table. */
export class Fault extends Error {}

interface Waiting {
  resolve(answer: { ok: unknown; bytes?: Uint8Array }): void;
  reject(why: Error): void;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** The module of the kernel, fetched and compiled once for all desks. */
function kernel(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(new URL('parlour.wasm', document.baseURI)));
  compiled.catch(() => (compiled = undefined));
  return compiled;
}

/** A desk in a worker of its own. */
export class Desk {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ready: Promise<unknown>;
  #next = 0;

  constructor() {
    this.#worker = new Worker(new URL('./desk.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = (event: MessageEvent<FromDesk>) => this.#hear(event.data);
    this.#worker.onerror = (event) => this.#giveUp(new Fault(event.message || 'the worker stopped'));
    this.#ready = kernel().then((module) => this.#send((id) => ({ id, module })));
    this.#ready.catch(() => undefined);
  }

  /** Makes a call. Throws `Refused` with the reason, or `Fault`. */
  async call<Answer>(call: Call, bytes?: Uint8Array): Promise<Answer> {
    return (await this.#ask(call, bytes)).ok as Answer;
  }

  /** Makes a call that is answered with bytes. */
  async bytes(call: Call): Promise<Uint8Array> {
    return (await this.#ask(call)).bytes ?? new Uint8Array();
  }

  /** Ends the worker, whatever it is doing. */
  close(): void {
    this.#worker.terminate();
    this.#giveUp(new Fault('the desk was closed'));
  }

  async #ask(call: Call, bytes?: Uint8Array) {
    await this.#ready;
    return this.#send((id) => (bytes ? { id, call, bytes } : { id, call }));
  }

  #send(message: (id: number) => ToDesk) {
    const id = this.#next++;
    return new Promise<{ ok: unknown; bytes?: Uint8Array }>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage(message(id));
    });
  }

  #hear(message: FromDesk): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('fault' in message) waiting?.reject(new Fault(message.fault));
    else if ('error' in message.served) waiting?.reject(new Refused(message.served.error));
    else waiting?.resolve(message.served);
  }

  #giveUp(why: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(why);
    this.#waiting.clear();
  }
}
