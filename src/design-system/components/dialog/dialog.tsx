import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { body, content, description as descriptionClass, footer as footerClass, head, scrim, title as titleClass } from './dialog.css.ts';

export interface DialogProps {
  open: boolean;
  /** Called with false by the close button, Escape, and a press beside the dialog. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title, read out with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons that stay in sight while content scrolls. */
  footer?: ReactNode;
  /** Keeps it open whatever is pressed beside it: while something is being sent. */
  locked?: boolean;
}

interface PlacedDialogProps extends DialogProps {
  placement?: keyof typeof content;
}

/**
 * A question or a remark in the middle of the screen. What is chosen or read at length is a Sheet. Holds the focus
 * while open and gives it back. Load it lazily: it brings a library.
 */
export function Dialog(props: PlacedDialogProps) {
  const { open, onOpenChange, title, description, children, footer, locked = false, placement = 'centre' } = props;
  const { labels } = useDesignSystem();
  const hold = locked ? (event: Event) => event.preventDefault() : undefined;
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={scrim} />
        <Content
          className={content[placement]}
          onEscapeKeyDown={hold}
          onPointerDownOutside={hold}
          // Without a description Radix would point at none and warn.
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={head}>
            <Title className={titleClass}>{title}</Title>
            {!locked && (
              <Close asChild>
                <IconButton label={labels.close} icon={<X aria-hidden size={22} strokeWidth={1.75} />} />
              </Close>
            )}
          </div>
          <div className={body}>
            {description && <Description className={descriptionClass}>{description}</Description>}
            {children}
          </div>
          {footer && <div className={footerClass}>{footer}</div>}
        </Content>
      </Portal>
    </Root>
  );
}
