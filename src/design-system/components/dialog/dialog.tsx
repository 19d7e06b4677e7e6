import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useMergedRef } from '../../theme/use-merged-ref.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { useThemeScope } from '../theme-scope/index.ts';
import {
  body,
  content,
  description as descriptionClass,
  footer as footerClass,
  grip,
  handle,
  head,
  scrim,
  scroller,
  title as titleClass,
  words,
} from './dialog.css.ts';
import { useDragToClose } from './use-drag-to-close.ts';
import { focusMain } from '../screen/focus-main.ts';
import { useKeyboardHeight } from '../screen/use-keyboard-height.ts';
import { useScrolls } from './use-scrolls.ts';

export interface DialogProps extends NativeProps<HTMLDivElement> {
  open: boolean;
  /** Called with false by the close button, Escape, and a click outside the dialog. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title, read with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons that stay visible while content scrolls. */
  footer?: ReactNode;
  /** Closes by its button, Escape, a drag and a click outside. False while something is being sent. Default true. */
  dismissible?: boolean;
}

interface PlacedDialogProps extends DialogProps {
  /** `bottom` is a Sheet. Default `center`. */
  placement?: keyof typeof content;
  /** An `alertdialog` asks, and its content is read with the question. */
  role?: 'dialog' | 'alertdialog';
}

/** Return focus to where it was; if that is gone, to the page's content rather than its start. */
function focusAgain(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  // Unless the screen already moved the focus.
  else if (document.activeElement === document.body) focusMain();
}

/**
 * A question or message in the middle of the screen. For choices and longer content use a Sheet. Traps focus while open
 * and returns it. Load it lazily: it needs a library.
 */
export function Dialog(props: PlacedDialogProps) {
  const { open, onOpenChange, title, description, children, footer, dismissible = true, ...rest } = props;
  const { placement = 'center', role = 'dialog', ref, ...native } = rest;
  const { labels, onOverlay } = useDesignSystem();
  const scope = useThemeScope();
  const opener = useRef<Element | null>(null);
  const [bodyRef, scrolls] = useScrolls();
  const panelRef = useMergedRef(useKeyboardHeight(), ref);
  const isSheet = placement === 'bottom';
  const drag = useDragToClose(isSheet && dismissible, () => onOpenChange(false));
  const close = useEffectEvent(() => onOpenChange(false));
  const isDismissible = useEffectEvent(() => dismissible);
  // Before anyone sees it, so that Back always closes it.
  useLayoutEffect(
    () => (open ? onOverlay?.({ close: () => close(), isDismissible: () => isDismissible() }) : undefined),
    [open, onOverlay],
  );
  const hold = dismissible ? undefined : (event: Event) => event.preventDefault();
  const isMessage = ({ target }: Event): boolean =>
    target instanceof Element && target.closest('[data-toasts]') !== null;
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay {...scope} className={scrim} />
        <Content
          {...native}
          {...scope}
          ref={panelRef}
          role={role}
          className={content[placement]}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            // Focus the dialog, or the element it names, which is never a text field: screen readers read the title,
            // and no keyboard opens on a phone.
            event.preventDefault();
            if (!(event.target instanceof HTMLElement)) return;
            (event.target.querySelector<HTMLElement>('[data-first-focus]') ?? event.target).focus();
          }}
          onCloseAutoFocus={(event) => {
            // The library returns focus to its own trigger; our dialogs are opened from anywhere.
            event.preventDefault();
            focusAgain(opener.current);
          }}
          onEscapeKeyDown={hold}
          // A click on a toast, which lies over the dialog, doesn't close the dialog.
          onPointerDownOutside={(event) => (!dismissible || isMessage(event)) && event.preventDefault()}
          // Radix adds the description, and without one warns unless this is there.
          aria-describedby={native['aria-describedby']}
        >
          <div className={isSheet ? `${head} ${grip}` : head} {...drag}>
            {isSheet && <span aria-hidden className={handle} />}
            <Title className={titleClass}>{title}</Title>
            {dismissible && (
              <Close asChild>
                <IconButton label={labels.close} icon={<Icon icon={X} size="large" />} />
              </Close>
            )}
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard */}
          <div className={scroller} tabIndex={scrolls ? 0 : undefined}>
            <div ref={bodyRef} className={body}>
              {description && <Description className={descriptionClass}>{description}</Description>}
              {role === 'alertdialog' && children && !description ? (
                <Description asChild>
                  <div className={words}>{children}</div>
                </Description>
              ) : (
                children
              )}
            </div>
          </div>
          {footer && <div className={footerClass}>{footer}</div>}
        </Content>
      </Portal>
    </Root>
  );
}
