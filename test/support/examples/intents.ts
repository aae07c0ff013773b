import { listen } from '#shared/stylist/hearing/listen';
import { intentOf } from '#shared/stylist/ranking/intent';
import type { RankRequest } from '#shared/stylist/ranking/rank-request';

/** The ranker's intent for a request, with an empty wardrobe. */
export const intentFor = (request: RankRequest) => intentOf(listen(request, []), request.weather);
