import { afterEach, describe, expect, test, vi } from 'vitest';
import { Refused } from '../kernel/desk';
import { introduce, invitePicture, lobby, NoServer, openTable } from './api';
import { listed, TABLE, TERMS } from './fake-room';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

const answer = (body: unknown, status = 200) => fetched.mockResolvedValueOnce(Response.json(body, { status }));
const refusal = { error: { code: 'bad_name', kind: 'invalid_choice', fields: {}, message: { key: 'error-bad-name' }, options: [], recoverable: true } };

describe('a server', () => {
  test('is asked beside the page', async () => {
    answer({ name: 'Ada' });
    expect(await introduce('Ada')).toEqual({ name: 'Ada' });
    const [address, asked] = fetched.mock.calls[0] ?? [];
    expect(String(address)).toBe(new URL('api/v1/me', document.baseURI).href);
    expect(asked).toMatchObject({ method: 'PUT', body: '{"name":"Ada"}' });
    expect(invitePicture(TABLE)).toBe(new URL(`api/v1/tables/${TABLE}/invite.svg`, document.baseURI).href);
  });

  test('refuses with its reason', async () => {
    answer(refusal, 422);
    const why = await introduce('').catch((error: unknown) => error);
    expect(why).toBeInstanceOf(Refused);
    expect((why as Refused).why.code).toBe('bad_name');
  });

  test('opens tables', async () => {
    answer({ table: TABLE, invite: 'x' }, 201);
    expect((await openTable({ game: 'skirmish', setup: {}, terms: TERMS, seats: ['me', 'open'] })).table).toBe(TABLE);
  });
});

describe('where there is no server', () => {
  const why = async () => {
    const error: unknown = await lobby().catch((error: unknown) => error);
    expect(error).toBeInstanceOf(NoServer);
    return (error as NoServer).why;
  };

  test('a static host has no such file', async () => {
    fetched.mockResolvedValueOnce(new Response('<h1>Not found</h1>', { status: 404 }));
    expect(await why()).toBe('none');
  });

  test('a static host has a page for everything', async () => {
    fetched.mockResolvedValueOnce(new Response('<!doctype html>', { status: 200 }));
    expect(await why()).toBe('none');
    answer({ not: 'a list' });
    expect(await why()).toBe('none');
  });

  test('nothing answers, or a proxy does', async () => {
    fetched.mockRejectedValueOnce(new TypeError('failed'));
    expect(await why()).toBe('gone');
    fetched.mockResolvedValueOnce(new Response('Bad gateway', { status: 502 }));
    expect(await why()).toBe('gone');
  });

  test('what is a list is a lobby', async () => {
    answer([listed({})]);
    expect(await lobby()).toHaveLength(1);
  });
});
