import { nth } from '@cap-diamant/kernel';
import { ALLIES, BONUSES, FLOORS, SNOW, SNOWFALLS } from '../model/vocabulary.ts';
import { endGame } from '../scoring/end.ts';
import { countFloor } from '../scoring/points.ts';
import { addPoints, changePlayer, type MoveContext } from '../state/making.ts';

/** Scores the floor that the snow buries now (rules 8.1). */
const scoreFloor = ({ box, next, emit }: MoveContext): void => {
  const floor = nth(FLOORS, next.snow);
  const { cubes, points } = countFloor(box, next.sites, next.sticks, next.colours, floor);
  for (const [seat, gained] of points.entries()) addPoints(next, seat, 'floors', gained);
  emit({ kind: 'snowfall', floor, cubes, points });
};

/** The bonus piece of the phase just ended is lost, tokens become ready again (rules 8.4). */
const beginPhase = ({ next, emit }: MoveContext): void => {
  const over = nth(BONUSES, next.snow - 1);
  for (const [seat, { bonus }] of next.players.entries()) {
    if (bonus.includes(over)) emit({ kind: 'lost', seat, bonus: over });
    changePlayer(next, seat, player => ({
      bonus: player.bonus.filter(piece => piece !== over),
      ready: next.options.allies === 'phase' ? ALLIES : player.ready,
      usedThisPhase: 0,
    }));
  }
  if (next.options.allies === 'phase') emit({ kind: 'refreshed' });
};

const snowfall = (context: MoveContext): void => {
  scoreFloor(context);
  context.next.snow += 1;
  if (context.next.snow < SNOWFALLS) beginPhase(context);
  else endGame(context);
};

/** Draws until a shape card comes up or the third snowflake ends the game (rules 3.3). */
export const drawCard = (context: MoveContext): void => {
  const { next, emit } = context;
  while (next.snow < SNOWFALLS) {
    const card = nth(next.deck, 0);
    next.deck = next.deck.slice(1);
    next.seen = next.seen.slice(1);
    next.uncovered += 1;
    emit({ kind: 'drew', seat: next.turn, card });
    if (card !== SNOW) {
      next.visible = [...next.visible, card];
      next.pending = [{ kind: 'card' }];
      return;
    }
    snowfall(context);
  }
};
