import { ActionBar } from '../../components/action-bar.tsx';
import { Button } from '../../components/button.tsx';
import { t } from '../../lib/t.ts';
import { AllowanceNote } from './allowance-note.tsx';

type Props = { ready: boolean; running: boolean; chosen: number };

/** The Generate button with the number of generations left. On phones it also shows how many pieces are chosen. */
export const GenerateBar = ({ ready, running, chosen }: Props) => (
  <ActionBar>
    <div className="text-sm md:order-last md:basis-full">
      {chosen > 0 && <p className="pr-4 font-semibold md:hidden">{t('{count} chosen', { count: chosen })}</p>}
      <AllowanceNote />
    </div>
    <Button type="submit" disabled={!ready} className="max-md:grow md:px-12">
      {running ? t('Generating...') : t('Generate')}
    </Button>
  </ActionBar>
);
