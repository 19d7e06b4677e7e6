import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useDesignSystem } from '../provider/index.ts';
import { Sheet, type SheetProps } from '../sheet/index.ts';
import { menuItemClass, type menuSheetVariants } from './menu-sheet.variants.ts';

export interface MenuSheetItem {
  id: string;
  /** Verb and object: "Rename address". */
  label: string;
  /** An Icon. Give one to all items or to none. */
  icon?: ReactNode;
  /** Below the label. */
  description?: ReactNode;
  /** `danger` for what destroys something; it comes last. Default `plain`. */
  tone?: keyof typeof menuSheetVariants.tone;
  disabled?: boolean;
  /** Says why, in place of the description. */
  disabledReason?: ReactNode;
  /** Makes it a link. */
  href?: string;
  /** Called once the sheet closes. */
  onClick?: () => void;
}

export interface MenuSheetProps extends NativeProps<HTMLDivElement>, Pick<SheetProps, 'open' | 'onOpenChange'> {
  /** What the actions are about: "Address of Ann". */
  title: SheetProps['title'];
  /** At most seven. */
  items: readonly MenuSheetItem[];
}

/** A few actions on one thing, in a Sheet. A press closes it, then acts. Load it lazily: it needs a library. */
export function MenuSheet({ open, onOpenChange, title, items, ...native }: MenuSheetProps) {
  const close = () => onOpenChange(false);
  return (
    <Sheet {...native} open={open} onOpenChange={onOpenChange} title={title}>
      <ul className="-mx-3 flex flex-col">
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} close={close} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Item({ item, close }: { item: MenuSheetItem; close: () => void }) {
  const { link: Link } = useDesignSystem();
  const { label, icon, tone, disabled = false, disabledReason, href, onClick } = item;
  const description = (disabled && disabledReason) || item.description;
  const className = menuItemClass({ tone });
  const press = () => {
    close();
    onClick?.();
  };
  const content = (
    <>
      {icon && <span className="flex shrink-0">{icon}</span>}
      <span className="flex min-w-0 flex-col">
        <span>{label}</span>
        {description && <span className="text-14 text-muted">{description}</span>}
      </span>
    </>
  );
  if (href !== undefined && !disabled) {
    return (
      <Link href={href} className={className} onClick={press}>
        {content}
      </Link>
    );
  }
  return (
    // Still found by keyboard and screen reader, so that the reason is read.
    <button
      type="button"
      className={className}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : press}
    >
      {content}
    </button>
  );
}
