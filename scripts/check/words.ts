import { codeOf, type Problem, type Tree } from './tree.ts';

interface Word {
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
}

const british: readonly Word[] = [
  { pattern: /colour/i, instead: 'color' },
  { pattern: /(?:fav|behavi|harb|lab|hon|neighb)our/i, instead: '-or' },
  {
    pattern:
      /(?:recogni|organi|authori|summari|minimi|maximi|saniti|normali|apologi|reali|initiali)s(?:e|ed|es|ing|ation)\b/i,
    instead: '-ize',
  },
  { pattern: /cancell(?:ed|ing)\b/i, instead: 'canceled' },
  { pattern: /\blicence/i, instead: 'license' },
  { pattern: /\bcentre/i, instead: 'center' },
  { pattern: /\bgrey\b/i, instead: 'gray' },
  { pattern: /\bcheque/i, instead: 'check' },
  { pattern: /\b(?:whilst|amongst)\b/i, instead: 'while, among' },
];

const login: readonly Word[] = [
  { pattern: /\be-mail/i, instead: 'email' },
  { pattern: /\bsign(?:s|ed|ing)?[ -](?:in|out)\b/i, instead: 'log in, log out' },
];

/** What English texts no longer say. */
const retiredTexts: readonly Word[] = [
  { pattern: /\bpictures?\b/i, instead: 'photo or image' },
  { pattern: /\bmovements?\b/i, instead: 'transaction' },
  { pattern: /\bhand(?:s|ed)?(?: it| them)? in\b/i, instead: 'submit' },
  { pattern: /\b(?:is|are)(?: the)? not right\b/i, instead: 'incorrect' },
  { pattern: /\bno longer good\b|\bgood for \d|\bgood once\b/i, instead: 'expired, works once' },
  { pattern: /\bas it stands\b|\bunder way\b|\bbegin again\b|\bthat is all\b/i, instead: 'plain American English' },
  { pattern: /\b(?:top|tops|topped) up\b/i, instead: 'deposit' },
  { pattern: /\b(?:cannot|could not|do not|did not|is not|was not|will not)\b/i, instead: 'a contraction' },
];

/** Names that were replaced; the same word elsewhere is innocent. */
const retiredNames: readonly Word[] = [
  {
    pattern: /\b(?:recordAndTell|tellAfterCommit|recordLook|openSignedIn|answerSession)\b/,
    instead: 'notify, access, session',
  },
  {
    pattern: /\b(?:Lifetime|makeNobody|nobodysHash|givesUpRest|giveUpRest|standingOf|ClosingObstacle)\b/,
    instead: 'AccountClosure, forfeit, eligibility',
  },
  {
    pattern: /\b(?:AnswerOf|MovingCallName|isPassing|isDefinite|useProblems|endOn401)\b/,
    instead: 'ResponseOf, MoneyCallName, isRetryable, isOutcomeKnown, useErrorMessages, endSessionOn401',
  },
  {
    pattern: /\b(?:Surroundings|withoutMarket|OwnHome|waitWithoutLimit|outsideFlows|ownedBefore)\b/,
    instead: 'Adapters, CustomerHome, disableTimeouts, externalFlows, openingBalances',
  },
  {
    pattern: /\b(?:try)?[sS]ign(?:In|Out|edIn|edOut)\b|[iI]sSignedIn|signedInCustomer/,
    instead: 'logIn, logOut, isLoggedIn',
  },
  { pattern: /\b[mM]ovements?\b|[a-z]Movement|Movement[A-Z]/, instead: 'transaction' },
];

/** Names that say nothing. */
const emptyNames: readonly Word[] = [
  { pattern: /\b(?:const|let) its\b|\bits\)? =>/, instead: 'the name of the thing' },
];

const retiredFiles = /(?:^|[/-])(?:movements?|sign-?(?:in|out)|own-home|surroundings|ways|colour|obstacles?)(?=[-./])/;

/** Texts that the specification fixes. */
const fixed = new Set(['Passwords do not match, please re-enter.', 'Email is not valid']);

/** These name what they look for. */
const exempt = new Set(['scripts/check/words.ts', 'tests/unit/architecture/source.test.ts']);

/** A file in another language. */
const foreign = /\/(?!en-us)[a-z]{2}-[a-z]{2}\//;

/** English texts are American and say what the product says; code, its comments and file names use the field's words. */
export function words(tree: Tree): Problem[] {
  const sources = codeOf(tree).filter((file) => /^(?:contract|scripts|server|src)\//.test(file));
  const catalogs = tree.files.filter((file) => /^locales\/en-us\/[^/]+\.json$/.test(file));
  const everywhere = tree.files.filter((file) => !exempt.has(file) && !file.includes('/baselines/'));
  return [
    ...catalogs.flatMap((file) => find(tree, file, [...british, ...login, ...retiredTexts])),
    ...sources
      .filter((file) => !foreign.test(file))
      .flatMap((file) => find(tree, file, [...british, ...login, ...retiredNames])),
    ...codeOf(tree).flatMap((file) => find(tree, file, emptyNames)),
    ...everywhere
      .filter((file) => retiredFiles.test(file))
      .map((file) => ({ file, line: 0, message: 'has a retired word in its name' })),
  ];
}

function find(tree: Tree, file: string, list: readonly Word[]): Problem[] {
  if (exempt.has(file)) return [];
  const lines = tree.read(file).split('\n');
  return lines.flatMap((text, index) => {
    if ([...fixed].some((each) => text.includes(each))) return [];
    return list.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [{ file, line: index + 1, message: `says "${found}": write ${instead}` }];
    });
  });
}
