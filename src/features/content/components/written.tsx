import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { languageTag, type Language } from '#contract/languages';
import { Prose, type ProseProps } from '#design-system/prose';
import type { ScreenProps } from '#platform/back-path';

interface WrittenProps extends ScreenProps, Pick<ProseProps, 'id' | 'html' | 'onSections'> {
  /** The language of the text. */
  lang: Language;
}

/** A text by the operator. Its links to screens of the app don't load the app again. */
export function Written({ id, html, lang, onSections, isOpenPath }: WrittenProps) {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLDivElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target === '_blank' || link.origin !== window.location.origin) return;
    const path = `${link.pathname}${link.search}${link.hash}`;
    if (!isOpenPath(path)) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // Without a box of its own, it doesn't move when a table of contents comes above the text.
    // Only links take a press here, and they keep their own keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div lang={languageTag(lang)} className="contents" onClick={follow}>
      <Prose id={id} html={html} onSections={onSections} tableLabel={(number) => t('legal.table', { number })} />
    </div>
  );
}
