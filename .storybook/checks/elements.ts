/** An element as a developer would look for it: its own tag and names, below its nearest named parents. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/gu, ' ').slice(0, 40);
  const parents: string[] = [];
  for (let at: Element | null = element; at && at !== document.body && parents.length < 3; at = at.parentElement) {
    const role = at.getAttribute('role');
    parents.unshift(`${at.localName}${at.id ? `#${at.id}` : ''}${role ? `[role=${role}]` : ''}`);
  }
  return `${parents.join(' > ')} "${label}"`;
}

/** Whether a reader sees it: drawn, and more than the dot that holds text for screen readers alone. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

const pressable = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
const roles = ['button', 'checkbox', 'link', 'option', 'radio', 'slider', 'spinbutton', 'switch', 'tab', 'treeitem'];

/** What can be pressed, in the order of the document; disabled things are not. */
export function pressables(): HTMLElement[] {
  const selector = [pressable, ...roles.map((role) => `[role=${role}]`)].join(', ');
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      !element.matches(':disabled, [aria-disabled=true], [inert] *') && !element.closest('[aria-hidden=true]'),
  );
}

/** The labels of a field; pressing one presses the field. */
export function labelsOf(element: Element): HTMLElement[] {
  return 'labels' in element && element.labels ? [...(element.labels as NodeListOf<HTMLElement>)] : [];
}
