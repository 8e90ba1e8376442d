import type { Mark } from '../tree.ts';

/** The words of the study board. */
export interface StudyTexts {
  readonly title: string;
  readonly about: string;
  readonly own: string;
  readonly none: string;
  readonly begin: string;
  /** The title of a study nobody has named. */
  titled(game: string, day: string): string;
  readonly name: string;
  readonly openFile: string;
  /** "12 positions, changed today". */
  summary(positions: number): string;
  removeStudy(title: string): string;
  studyRemoved(title: string): string;
  readonly missing: string;
  readonly missingBody: string;
  readonly damaged: string;
  readonly panel: string;
  readonly showPanel: string;
  readonly hidePanel: string;
  readonly toStart: string;
  readonly back: string;
  readonly forward: string;
  readonly toEnd: string;
  readonly start: string;
  readonly moves: string;
  readonly noMoves: string;
  readonly comment: string;
  readonly mark: string;
  readonly marks: { readonly [mark in Mark]: string };
  readonly promote: string;
  readonly remove: string;
  readonly removed: string;
  readonly judgement: {
    readonly title: string;
    readonly ask: string;
    readonly stop: string;
    readonly thinking: string;
    readonly failed: string;
    readonly over: string;
    readonly expected: string;
    readonly lines: string;
    readonly add: string;
  };
  readonly share: string;
  readonly shareAbout: string;
  readonly edit: string;
  readonly playOn: string;
  readonly played: string;
  readonly keys: string;
}
