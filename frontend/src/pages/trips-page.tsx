import { useParams } from 'react-router-dom';
import { UnderlinedLink } from '../components/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { PackingList } from '../features/planning/packing-list.tsx';
import { NewTrip, TripList } from '../features/planning/trips.tsx';
import { t } from '../lib/t.ts';

/** The user's trips, or the packing list of the trip in the address. */
export function TripsPage() {
  const { tripId } = useParams();
  if (tripId)
    return (
      <div className="page-width pt-6 pb-24">
        <UnderlinedLink to="/calendar/trips" className="print:hidden">
          {t('All trips')}
        </UnderlinedLink>
        <PackingList key={tripId} tripId={tripId} />
      </div>
    );
  return (
    <div className="page-width pb-24">
      <PageHeading title={t('Trips')} tagline={t('The fewest pieces that dress you for every day away')} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-12 lg:grid-cols-2">
        <NewTrip />
        <TripList />
      </div>
    </div>
  );
}
