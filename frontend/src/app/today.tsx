import { TodayCard } from '../features/calendar/today-card.tsx';
import { QueryProvider } from './query-provider.tsx';

/** The card of today's outfit, with a query cache of its own. */
export const Today = ({ userId }: { userId: string }) => (
  <QueryProvider key={userId} userId={userId}>
    <TodayCard />
  </QueryProvider>
);
