import type { SampleTexts } from '../../sample-texts.ts';
import { articles } from './articles.ts';
import { legal } from './legal.ts';
import { lists } from './lists.ts';
import { pages } from './pages.ts';

export const texts: SampleTexts = { articles, legal, lists, pages };
