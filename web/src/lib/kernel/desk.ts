// The page's end of a desk in a worker.
import type { Answer } from './engine';
import type { ErrorMessage, Update } from './generated/answers';
import type { Call } from './generated/calls';

/** What goes to the worker of a desk. */
export type ToDesk =
  | { id: number; module: WebAssembly.Module }
  | { id: number; call: Call; bytes?: Uint8Array };

/** What comes back: answers, what changes at the table, and the link to it then. A fault means that the
 * kernel broke and the desk lost its table. */
export type FromDesk =
  | { id: number; answer: Answer }
  | { id: number; fault: string }
  | { update: Update }
  | { link: string };

/** A call that was refused, with the reason the kernel gave. */
export class Refused extends Error {
  constructor(readonly why: ErrorMessage) {
    super(why.code);
  }
}

/** The kernel broke. The desk has lost its table. */
export class Fault extends Error {}

/** There is no kernel: its module could not be fetched, or this browser cannot run it. */
export class NoKernel extends Error {
  constructor(readonly why: 'fetch' | 'run', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface Waiting {
  resolve(answer: { ok: unknown; bytes?: Uint8Array }): void;
  reject(why: Error): void;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** The module of the kernel, fetched and compiled once for all desks. Throws `NoKernel`. */
function kernel(): Promise<WebAssembly.Module> {
  compiled ??= load();
  compiled.catch(() => (compiled = undefined));
  return compiled;
}

async function load(): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === 'undefined') throw new NoKernel('run', 'WebAssembly is missing');
  let response: Response;
  try {
    response = await fetch(new URL('parlour.wasm', document.baseURI));
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  } catch (error) {
    throw new NoKernel('fetch', error);
  }
  try {
    // Not every static host knows the type that compiling on arrival asks for.
    const typed = response.headers.get('content-type')?.startsWith('application/wasm');
    return await (typed
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()));
  } catch (error) {
    throw new NoKernel(error instanceof WebAssembly.CompileError ? 'run' : 'fetch', error);
  }
}

const nets = new Map<string, Promise<Uint8Array>>();

/** A file of weights that bots judge by, fetched once for all desks. */
function net(file: string): Promise<Uint8Array> {
  let bytes = nets.get(file);
  if (!bytes) {
    bytes = fetchNet(file);
    bytes.catch(() => nets.delete(file));
    nets.set(file, bytes);
  }
  return bytes;
}

async function fetchNet(file: string): Promise<Uint8Array> {
  try {
    const response = await fetch(new URL(`nets/${file}`, document.baseURI));
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new NoKernel('fetch', error);
  }
}

/** A desk in a worker of its own. */
export class Desk {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ready: Promise<unknown>;
  /** Hears what changes at the table, for the subscribed viewer. */
  onupdate: ((update: Update) => void) | undefined;
  /** Hears the link to the table after every change. */
  onlink: ((link: string) => void) | undefined;
  #gone: Error | undefined;
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

  /** Makes a call. A bot that has no weights yet gets them, and is asked again. */
  async #ask(call: Call, bytes?: Uint8Array) {
    await this.#ready;
    const ask = (call: Call, bytes?: Uint8Array) =>
      this.#send((id) => (bytes ? { id, call, bytes } : { id, call }));
    for (;;) {
      try {
        return await ask(call, bytes);
      } catch (error) {
        const file = error instanceof Refused && error.why.code === 'net_missing' && error.why.fields.file;
        if (!file) throw error;
        await ask({ call: 'net' }, await net(file));
      }
    }
  }

  #send(message: (id: number) => ToDesk) {
    if (this.#gone) return Promise.reject(this.#gone);
    const id = this.#next++;
    return new Promise<{ ok: unknown; bytes?: Uint8Array }>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage(message(id));
    });
  }

  #hear(message: FromDesk): void {
    if ('update' in message) {
      this.onupdate?.(message.update);
      return;
    }
    if ('link' in message) {
      this.onlink?.(message.link);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('fault' in message) waiting?.reject(new Fault(message.fault));
    else if ('error' in message.answer) waiting?.reject(new Refused(message.answer.error));
    else waiting?.resolve(message.answer);
  }

  #giveUp(why: Error): void {
    this.#gone = why;
    for (const waiting of this.#waiting.values()) waiting.reject(why);
    this.#waiting.clear();
  }
}
