import { useQuery } from '@tanstack/react-query';
import { stylingQuery } from '../../data/styling.ts';
import { t } from '../../lib/t.ts';

/** So many are few: from here on the user is told how many are left. */
const few = 5;

/** How many generations are left today, once they are few. */
export function AllowanceNote() {
  const { data } = useQuery(stylingQuery('allowance'));
  return (
    <p role="status" className="text-ink-soft text-sm empty:sr-only max-md:pr-4">
      {data && data.left <= few && t('{left} of {limit} left today', { left: data.left, limit: data.limit })}
    </p>
  );
}
