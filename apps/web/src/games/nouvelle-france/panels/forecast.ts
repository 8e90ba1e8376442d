import { STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import { countFloor } from '@cap-diamant/nouvelle-france/scoring';
import { type View, wallsOf } from '@cap-diamant/nouvelle-france/view';
import { SNOWFALLS } from '@cap-diamant/nouvelle-france/vocabulary';

/** What the next floor would pay each player if it snowed now; undefined once the game is over. */
export const ifItSnowed = ({ placed, colours, sticks, snow }: View): readonly number[] | undefined =>
  snow >= SNOWFALLS
    ? undefined
    : countFloor(STANDARD_BOX, wallsOf(STANDARD_BOX, placed, colours), sticks, colours, snow).points;
