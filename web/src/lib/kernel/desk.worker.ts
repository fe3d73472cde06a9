// A desk in a worker: it takes calls in order and answers each.
import { Engine } from './engine';
import type { FromDesk, ToDesk } from './desk';

let module: WebAssembly.Module | undefined;
let engine: Promise<Engine> | undefined;

async function take(message: ToDesk): Promise<FromDesk> {
  try {
    if ('module' in message) {
      module = message.module;
      engine = Engine.start(module);
      await engine;
      return { id: message.id, served: { ok: null } };
    }
    const running = await engine;
    if (!running) throw new Error('the desk was not started');
    return { id: message.id, served: running.serve(message.call, message.bytes) };
  } catch (fault) {
    // The instance may be in any state now: a new one takes its place, without a table.
    if (module) engine = Engine.start(module);
    return { id: message.id, fault: String(fault) };
  }
}

let last: Promise<void> = Promise.resolve();
self.onmessage = (event: MessageEvent<ToDesk>) => {
  last = last.then(async () => self.postMessage(await take(event.data)));
};
