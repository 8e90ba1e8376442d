import { drawnWords } from '../drawn-words.ts';
import { table } from '../ru/table.ts';
import { ru } from '../ru.ts';

export const drawn = drawnWords('ru', ru, table);
