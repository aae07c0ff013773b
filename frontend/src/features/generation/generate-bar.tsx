import { useQuery } from '@tanstack/react-query';
import { ActionBar } from '../../components/action-bar.tsx';
import { Button } from '../../components/button.tsx';
import { stylingQuery } from '../../data/styling.ts';
import { t } from '../../lib/t.ts';

type Props = { ready: boolean; running: boolean; chosen: number };

/** The number of generations left is shown from this number on. */
const few = 5;

/** The Generate button, with how few generations are left today, and on phones how many pieces are chosen. */
export function GenerateBar({ ready, running, chosen }: Props) {
  const { data } = useQuery(stylingQuery('allowance'));
  return (
    <ActionBar>
      <div className="text-sm md:order-last md:basis-full">
        {chosen > 0 && (
          <p className="pr-4 font-semibold md:hidden">{t('{count} chosen', { count: chosen })}</p>
        )}
        <p role="status" className="text-ink-soft text-sm empty:sr-only max-md:pr-4">
          {data && data.left <= few && t('{left} of {limit} left today', data)}
        </p>
      </div>
      <Button type="submit" disabled={!ready} className="max-md:grow md:px-12">
        {running ? t('Generating...') : t('Generate')}
      </Button>
    </ActionBar>
  );
}
