import { CalendarPlus, Copy, Pencil } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { menuItemClasses, menuPanelClasses } from '../../components/menu-classes.ts';

type Props = { button: ReactNode; copying: boolean; onEdit: () => void; onCopy: () => void };

/** The menu of what an owner does with an outfit now and then; `button` opens it. */
export const MoreMenu = ({ button, copying, onEdit, onCopy }: Props) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content align="end" sideOffset={12} collisionPadding={8} className={menuPanelClasses}>
        <DropdownMenu.Item asChild className={menuItemClasses}>
          <Link to="/calendar">
            <CalendarPlus aria-hidden size={16} />
            Add to Calendar
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item className={menuItemClasses} onSelect={onEdit}>
          <Pencil aria-hidden size={16} />
          Edit
        </DropdownMenu.Item>
        <DropdownMenu.Item disabled={copying} className={menuItemClasses} onSelect={onCopy}>
          <Copy aria-hidden size={16} />
          Copy
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);
