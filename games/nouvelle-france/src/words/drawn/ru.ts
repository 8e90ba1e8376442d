import { drawnWords } from '../drawn-words.ts';
import { ru } from '../ru.ts';

export const drawn = drawnWords('ru', ru);
