/** Describes an element for a developer: its tag and names, below its nearest named parents. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/gu, ' ').slice(0, 40);
  const parents: string[] = [];
  for (let at: Element | null = element; at && at !== document.body && parents.length < 3; at = at.parentElement) {
    const role = at.getAttribute('role');
    parents.unshift(`${at.localName}${at.id ? `#${at.id}` : ''}${role ? `[role=${role}]` : ''}`);
  }
  return `${parents.join(' > ')} "${label}"`;
}

/** Whether it's visible: rendered, and larger than visually hidden text. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

const pressable = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
const roles = ['button', 'checkbox', 'link', 'option', 'radio', 'slider', 'spinbutton', 'switch', 'tab', 'treeitem'];

/** Interactive elements in document order, without disabled ones and those that a modal dialog keeps out of reach. */
export function pressables(): HTMLElement[] {
  const modal = document.querySelector(':modal');
  const selector = [pressable, ...roles.map((role) => `[role=${role}]`)].join(', ');
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      !element.matches(':disabled, [aria-disabled=true], [inert] *') &&
      !element.closest('[aria-hidden=true]') &&
      getComputedStyle(element).pointerEvents !== 'none' &&
      (!modal || modal.contains(element)),
  );
}

/** The labels of a field; clicking one clicks the field. */
export function labelsOf(element: Element): HTMLElement[] {
  return 'labels' in element && element.labels ? [...(element.labels as NodeListOf<HTMLElement>)] : [];
}

/** Whether it's an inline link: these are as tall as their line (an exception of WCAG 2.5.8). */
export function isInSentence(element: Element): boolean {
  const parent = element.parentElement;
  if (!parent || !getComputedStyle(element).display.startsWith('inline')) return false;
  return [...parent.childNodes].some((node) => node instanceof Text && /\p{L}/u.test(node.data));
}
