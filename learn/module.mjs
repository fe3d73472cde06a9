// Whether the module of the browser judges by a net as the program does: it opens a table, is refused a bot
// whose net is missing, takes the net, and prints what the bot thinks.
//
//     node learn/module.mjs web/public/parlour.wasm crates/bots/nets/innovation.nets
import { readFileSync } from 'node:fs';

const [modulePath, netPath] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(modulePath), {
  parlour: { now: () => performance.now() },
});
const { memory, reserve, call, answer } = instance.exports;

/** Serves a call, with bytes behind it where there are some. */
function serve(request, bytes = new Uint8Array()) {
  const text = new TextEncoder().encode(JSON.stringify(request));
  const length = text.length + (bytes.length ? bytes.length + 1 : 0);
  const at = reserve(length);
  const room = new Uint8Array(memory.buffer, at, length);
  room.set(text);
  room.fill(0, text.length);
  if (bytes.length) room.set(bytes, text.length + 1);
  const given = call();
  const all = new Uint8Array(memory.buffer, answer(), given);
  const zero = all.indexOf(0);
  return JSON.parse(new TextDecoder().decode(zero < 0 ? all : all.subarray(0, zero)));
}

const seats = ['strong', 'human'];
const open = { call: 'open', game: 'innovation', setup: { seats: 2, options: {} }, seed: '7', seats };
const refused = serve(open);
if (refused.error?.code !== 'net_missing') throw new Error(`not refused: ${JSON.stringify(refused).slice(0, 300)}`);
const taken = serve({ call: 'net' }, readFileSync(netPath));
if (!('ok' in taken)) throw new Error(JSON.stringify(taken));
const opened = serve(open);
if (!('ok' in opened)) throw new Error(JSON.stringify(opened).slice(0, 300));
const steps = serve({ call: 'steps', since: 0 });
for (const bot of ['strong', 'master', 'grandmaster']) {
  const began = performance.now();
  const thought = serve({
    call: 'think', fresh: { game: 'innovation', setup: opened.ok.setup, seed: opened.ok.seed }, steps: steps.ok,
    seat: 0, bot, seed: 1, limit_ms: 60_000,
  });
  const { best, candidates, simulations } = thought.ok ?? {};
  console.log(JSON.stringify({ bot, best, candidates, simulations, error: thought.error }));
  console.error(`${bot}: ${Math.round(performance.now() - began)} ms`);
}
