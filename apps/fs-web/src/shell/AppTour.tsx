import { GuidedTour, type TourKey } from '@fs/account-widgets';
import { useMutation, useQuery } from '@tanstack/react-query';
import { homePath } from '../addresses/appPaths.ts';
import { saveToursMutation, toursQuery } from '../queries/tours.ts';
import { useServices } from '../services.tsx';

/** Pages with a tour. */
const tourAt: Readonly<Record<string, TourKey>> = { [homePath]: 'home', '/research/feed': 'feed' };

/** The tour of the current page, if any. */
export function AppTour({ pathname }: { pathname: string }) {
  const tour = tourAt[pathname];
  return tour && <PageTour key={tour} tour={tour} />;
}

function PageTour({ tour }: { tour: TourKey }) {
  const { client } = useServices();
  const tours = useQuery(toursQuery(client));
  const save = useMutation(saveToursMutation(client));
  return <GuidedTour tour={tour} tours={tours.data} onFinish={save.mutate} />;
}
