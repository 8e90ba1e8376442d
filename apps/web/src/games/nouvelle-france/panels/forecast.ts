import { countFloor, SNOWFALLS, STANDARD_BOX, type View, wallsOf } from '@cap-diamant/nouvelle-france/table';

/** What the next floor would pay everybody if it snowed now; nothing once the game is over. */
export const ifItSnowed = ({ placed, colours, sticks, snow }: View): readonly number[] | undefined =>
  snow >= SNOWFALLS
    ? undefined
    : countFloor(STANDARD_BOX, wallsOf(STANDARD_BOX, placed, colours), sticks, colours, snow).points;
