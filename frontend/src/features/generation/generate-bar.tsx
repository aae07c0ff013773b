import { Button } from '../../components/button.tsx';
import { AllowanceNote } from './allowance-note.tsx';

type Props = { ready: boolean; running: boolean; chosen: number };

/**
 * Generate with the generations that are left; on phones in a bar at the bottom of the screen, beside how many pieces
 * are chosen. The padding of the page keeps its end clear of the bar.
 */
export const GenerateBar = ({ ready, running, chosen }: Props) => (
  <div className="max-md:page-width flex items-center max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-line max-md:border-t max-md:bg-paper/95 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:backdrop-blur md:contents">
    <div className="text-sm md:order-last md:basis-full">
      {chosen > 0 && <p className="pr-4 font-semibold md:hidden">{chosen} chosen</p>}
      <AllowanceNote />
    </div>
    <Button type="submit" data-focus-return disabled={!ready} className="max-md:grow md:px-12">
      {running ? 'Generating...' : 'Generate'}
    </Button>
  </div>
);
