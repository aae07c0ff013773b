import { useQuery } from '@tanstack/react-query';
import { stylingQuery } from '../../data/styling.ts';
import { t } from '../../lib/t.ts';

/** The number of generations left is shown from this number on. */
const few = 5;

/** The number of generations left today. It is shown only if few are left. */
export function AllowanceNote() {
  const { data } = useQuery(stylingQuery('allowance'));
  return (
    <p role="status" className="text-ink-soft text-sm empty:sr-only max-md:pr-4">
      {data && data.left <= few && t('{left} of {limit} left today', { left: data.left, limit: data.limit })}
    </p>
  );
}
