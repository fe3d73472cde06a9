// Finds texts that were never translated, where the page speaks the language for tests.

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
