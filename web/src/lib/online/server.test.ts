import { beforeEach, expect, test, vi } from 'vitest';
import { listed } from './fake-room';
import { Server } from './server.svelte';

/** What the server answers, by the end of the address; nothing where it is away. */
let answers: Record<string, unknown> = {};
const fetched = vi.fn<typeof fetch>((address) => {
  const path = String(address).split('api/v1/')[1] ?? '';
  if (!(path in answers)) return Promise.reject(new TypeError('failed'));
  const answer = answers[path];
  return Promise.resolve(answer instanceof Response ? answer : Response.json(answer));
});
vi.stubGlobal('fetch', fetched);

const asked = (path: string) => fetched.mock.calls.filter(([address]) => String(address).endsWith(`api/v1/${path}`)).length;
const refusal = { error: { code: 'no_person', message: { key: 'error-no-person' } } };

beforeEach(() => {
  localStorage.clear();
  fetched.mockClear();
  answers = { tables: [], 'tables/mine': [] };
});

test('a static host is asked once, and never again', async () => {
  answers = { tables: new Response('', { status: 404 }) };
  const server = new Server();
  await server.look();
  await server.look();
  expect(server.presence).toBe('none');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a server that only serves the page has no tables, and one that is busy has', async () => {
  const said = (code: string) => Response.json({ error: { code, message: { key: 'error' } } }, { status: 429 });
  const server = new Server();
  answers = { tables: said('too_often') };
  await server.look();
  expect(server.presence).toBe('there');
  const other = new Server();
  answers = { tables: said('nothing_here') };
  await other.look();
  expect(other.presence).toBe('none');
});

test('a server that was away is asked again', async () => {
  answers = {};
  const server = new Server();
  await server.look();
  expect(server.presence).toBe('gone');
  answers = { tables: [] };
  await server.look();
  expect(server.presence).toBe('there');
});

test('nobody is asked without a network', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const server = new Server();
  await server.look();
  expect([server.presence, fetched.mock.calls.length]).toEqual(['gone', 0]);
  line.mockRestore();
});

test('whoever was never here is not asked for games', async () => {
  const server = new Server();
  await server.look();
  expect(asked('tables/mine')).toBe(0);
  answers = { me: { name: 'Ada' }, 'tables/mine': [listed({ to_move: [0] }), listed({ to_move: [1] })] };
  await server.introduce(' Ada');
  await server.refreshMine();
  expect([server.name, server.turns]).toEqual(['Ada', 1]);
  expect(new Server().name).toBe('Ada');
});

test('a server that does not know us any more has no games of ours; one that is away keeps them', async () => {
  localStorage.setItem('parlour.name', 'Ada');
  const server = new Server();
  answers['tables/mine'] = [listed({ to_move: [0] })];
  await server.look();
  expect(server.turns).toBe(1);
  delete answers['tables/mine'];
  await server.refreshMine();
  expect(server.turns).toBe(1);
  answers['tables/mine'] = Response.json(refusal, { status: 401 });
  await server.refreshMine();
  expect(server.turns).toBe(0);
});
