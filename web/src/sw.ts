// The service worker: keeps every file of one build, so that the page opens without a network.
// The build puts in the list of files, each with the hash of its content.
declare const FILES: Record<string, string>;
const worker = self as unknown as ServiceWorkerGlobalScope;

/** One store for all versions. What is in it is named by path and content, so a new version only
 * fetches what has changed, and a page of the old one still finds its files. */
const STORE = 'parlour-files';
const scope = new URL(worker.registration.scope);
const files = new Map(Object.entries(FILES));

/** Where a file is kept. */
function key(path: string): string {
  return new URL(`${path}?kept=${files.get(path)}`, scope).href;
}

/** The path of a file of the page; nothing for what does not belong to it. */
function pathOf(request: Request): string | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return undefined;
  const path = pathname.slice(scope.pathname.length);
  // What a server tells is never kept.
  return path.startsWith('api/') ? undefined : path || 'index.html';
}

async function install(): Promise<void> {
  const store = await caches.open(STORE);
  const missing = async (path: string) => {
    if (await store.match(key(path))) return;
    const response = await fetch(new URL(path === 'index.html' ? './' : path, scope), { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const body = await response.arrayBuffer();
    // While a host changes from one version to the next it may hand out files of both.
    if ((await hash(body)) !== files.get(path)) throw new Error(`${path} is of another version`);
    const { status, statusText } = response;
    const headers = new Headers(response.headers);
    // The body is as it was before it was packed for the way.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    await store.put(key(path), new Response(body, { status, statusText, headers }));
  };
  await Promise.all([...files.keys()].map(missing));
}

/** The hash of some content, as the build writes it. */
async function hash(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Throws away what no version needs any more, unless another page may still run the old one. */
async function activate(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) {
    const store = await caches.open(STORE);
    const needed = new Set([...files.keys()].map(key));
    const kept = await store.keys();
    await Promise.all(kept.filter(({ url }) => !needed.has(url)).map((old) => store.delete(old)));
  }
  await worker.clients.claim();
}

async function answer(request: Request, path: string): Promise<Response> {
  const store = await caches.open(STORE);
  const kept = files.has(path)
    ? await store.match(key(path))
    : await store.match(new URL(path, scope), { ignoreSearch: true });
  return kept ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
});
worker.addEventListener('fetch', (event) => {
  const path = pathOf(event.request);
  if (path === undefined) return;
  if (event.request.mode === 'navigate' && !files.has(path)) return;
  event.respondWith(answer(event.request, path));
});

export {};
