import { TodayCard } from '../features/calendar/today-card.tsx';
import { QueryProvider } from './query-provider.tsx';

/** The outfit of the day, with a query cache of its own. */
export const Today = ({ userId }: { userId: string }) => (
  <QueryProvider key={userId} userId={userId}>
    <TodayCard />
  </QueryProvider>
);
