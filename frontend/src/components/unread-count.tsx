import { t } from '../lib/t.ts';

const most = 99;

/** A badge with the number of unread messages. Renders nothing if there are none. */
export const UnreadCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="inline-grid h-5 min-w-5 shrink-0 place-content-center rounded-full bg-accent px-1.5 font-sans font-semibold text-on-accent text-xs">
      {count > most ? `${most}+` : count}
      <span className="sr-only"> {t('unread')}</span>
    </span>
  );
