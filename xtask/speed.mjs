// Serves requests, a line each, with the module: says how many nanoseconds it took, and the answer.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const bytes = readFileSync(process.argv[2]);
const imports = { parlour: { now: () => performance.now() } };
const { instance } = await WebAssembly.instantiate(bytes, imports);
const { memory, reserve, call, answer } = instance.exports;

function serve(text) {
  const request = new TextEncoder().encode(text);
  // The memory is another one after it has grown: first the address, then the memory.
  const to = reserve(request.length);
  new Uint8Array(memory.buffer, to, request.length).set(request);
  const length = call();
  const from = answer();
  return new TextDecoder().decode(new Uint8Array(memory.buffer, from, length));
}

for await (const line of createInterface({ input: process.stdin })) {
  const start = process.hrtime.bigint();
  const said = serve(line);
  console.log(`${process.hrtime.bigint() - start} ${said}`);
}
