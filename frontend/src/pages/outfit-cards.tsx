import { InsightsCard } from '../features/outfits/insights-card.tsx';
import { BoardConnector } from '../features/pinboard/board-connector.tsx';
import type { useBoardSwitch } from '../features/pinboard/queries.ts';
import { TrendsStrip } from '../features/pinboard/trends-strip.tsx';

type Props = { isPending: boolean; board: ReturnType<typeof useBoardSwitch> };

/** What is beside the generator. The cards are shown together: one that appears later would push the others down. */
export const OutfitCards = ({ isPending, board: { active, setActive } }: Props) => (
  <div className={`grid grid-cols-[minmax(0,1fr)] content-start gap-8 ${isPending ? 'invisible' : ''}`}>
    <InsightsCard />
    <TrendsStrip />
    <BoardConnector active={active} onActive={setActive} />
  </div>
);
