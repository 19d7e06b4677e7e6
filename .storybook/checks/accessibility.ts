import axe, { type NodeResult } from 'axe-core';
import { pressable } from '../../src/design-system/theme/pressable.ts';
import { axeOptions, colorRules } from '../accessibility.ts';
import { labelsOf } from './elements.ts';
import { exceptions } from './exceptions.ts';

/** Returns what axe finds and, with all rules, what it can't decide by itself. */
export async function accessibility(theme: string, rules: 'all' | 'color'): Promise<string[]> {
  const shown = withoutEmptyLayers();
  const { violations, incomplete } = await axe.run(document, rules === 'all' ? axeOptions : colorRules);
  shown();
  const open = rules === 'all' ? incomplete : [];
  return [
    ...violations.flatMap(({ help, id, nodes }) =>
      nodes
        .filter((node) => id !== 'target-size' || !isPressedByLabel(node))
        .map((node) => `axe, ${theme}: ${help} (${id}) ${why(node)}`),
    ),
    ...open.flatMap(({ help, id, nodes }) =>
      nodes
        .filter((node) => !isExcepted(id, node))
        .map((node) => `axe can't decide: ${help} (${id}: ${reasonsOf(node).join(', ')}) ${why(node)}`),
    ),
  ];
}

/**
 * The tone of what can be pressed is a gradient, of nothing while it isn't. axe can't tell what a gradient looks like, so it
 * would measure no text on any button. Returns how to put them back.
 */
function withoutEmptyLayers(): () => void {
  const empty = [...document.querySelectorAll<HTMLElement>(`${pressable}, [data-press-ground]`)].filter((element) =>
    /^linear-gradient\((?:rgba\(0, 0, 0, 0\)(?: 0px)*(?:, )?)+\)$/u.test(getComputedStyle(element).backgroundImage),
  );
  for (const { style } of empty) style.setProperty('background-image', 'none', 'important');
  return () => {
    for (const { style } of empty) style.removeProperty('background-image');
  };
}

function why({ target, failureSummary = '' }: NodeResult): string {
  return `at ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(' ').trim()}`;
}

/** Why a node is undecided: axe's message keys, or the names of its checks. */
function reasonsOf({ any, all, none }: NodeResult): string[] {
  return [...any, ...all, ...none].map(({ id, data }) => (data as { messageKey?: string } | null)?.messageKey ?? id);
}

/** axe measures a control alone, though its label can be pressed, too. touch-targets.ts measures both. */
function isPressedByLabel({ target }: NodeResult): boolean {
  const element = document.querySelector<HTMLElement>(target.join(' '));
  return element !== null && labelsOf(element).length > 0;
}

function isExcepted(rule: string, node: NodeResult): boolean {
  return reasonsOf(node).some((reason) => {
    const selector = exceptions.undecided[`${rule}: ${reason}`];
    return selector !== undefined && document.querySelector(node.target.join(' '))?.matches(selector) === true;
  });
}
