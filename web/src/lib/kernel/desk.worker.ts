// A desk in a worker: it takes calls in order and answers each. What has changed at the table goes out
// as a message of its own, before the answer; the link to the table then follows it, so that nobody waits
// for the link.
import { Engine } from './engine';
import type { FromDesk, ToDesk } from './desk';

const tell = (message: FromDesk) => self.postMessage(message);

let module: WebAssembly.Module | undefined;
let engine: Promise<Engine> | undefined;
/** The kernel whose table has changed since its link was told. */
let changed: Engine | undefined;

async function take(message: ToDesk): Promise<FromDesk> {
  try {
    if ('module' in message) {
      module = message.module;
      engine = Engine.start(module);
      await engine;
      return { id: message.id, answer: { ok: null } };
    }
    const running = await engine;
    if (!running) throw new Error('the desk was not started');
    const { answer, update } = running.serve(message.call, message.bytes);
    if (update) {
      tell({ update });
      changed = running;
    }
    return { id: message.id, answer };
  } catch (fault) {
    // The instance may be in any state now: a new one takes its place, without a table.
    if (module) engine = Engine.start(module);
    return { id: message.id, fault: String(fault) };
  }
}

/** Tells the link to a table that has changed. A game that is too long for a link has none. */
function tellLink(): void {
  const answer = changed?.serve({ call: 'link' }).answer;
  changed = undefined;
  if (answer && 'ok' in answer) tell({ link: answer.ok as string });
}

let last: Promise<void> = Promise.resolve();
self.onmessage = (event: MessageEvent<ToDesk>) => {
  last = last.then(async () => {
    tell(await take(event.data));
    tellLink();
  });
};
