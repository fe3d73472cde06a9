// A language for tests: English, with every text in brackets. What stands outside of them was written
// into the code, and never translated.
import { makeBundle } from '../fluent';
import { commonWords, pageWords } from '../word-files';
import { showBundle } from './index.svelte';

/** Shows the page in the language for tests. */
export async function showPseudo(): Promise<void> {
  showBundle('en', makeBundle('en', [...(await commonWords('en')), ...(await pageWords('en'))], pseudo));
}

/** A text as the language for tests has it. */
export function pseudo(text: string): string {
  return `⟦${text}⟧`;
}

const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt', 'label'];

/** All texts below an element, whether they are seen or heard. */
function textsIn(root: Node): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node.data);
    else if (node instanceof Element) texts.push(...ATTRIBUTES.flatMap((name) => node.getAttribute(name) ?? []));
  }
  return texts;
}

/** The texts below an element that have letters outside of brackets. */
export function untranslated(root: Node): string[] {
  return textsIn(root).filter((text) => /\p{L}/u.test(text.replace(/⟦[^⟧]*⟧/gu, ''))).map((text) => text.trim());
}
