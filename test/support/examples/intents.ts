import { listen } from '#shared/listening/listen';
import { intentOf } from '#shared/ranker/intent';
import type { RankRequest } from '#shared/ranker/rank-request';

/** The ranker's intent for a request, with an empty wardrobe. */
export const intentFor = (request: RankRequest) => intentOf(listen(request, []), request.weather);
