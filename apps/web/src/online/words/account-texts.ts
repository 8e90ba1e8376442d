/** A notice outside the page. */
interface PushText {
  readonly title: string;
  readonly body: string;
}

/** The texts of the page about oneself. */
export interface AccountTexts {
  readonly title: string;
  readonly about: string;
  readonly name: { readonly title: string; readonly save: string; readonly saved: string };
  readonly signIn: SignInTexts;
  readonly passkeys: PasskeyTexts;
  readonly devices: DeviceTexts;
  readonly email: EmailTexts;
  readonly notices: NoticesTexts;
  readonly vacation: VacationTexts;
  readonly hidden: { readonly title: string; show(name: string): string };
  readonly data: DataTexts;
  readonly enter: EnterTexts;
  readonly push: { readonly turn: PushText; readonly closing: PushText };
}

interface SignInTexts {
  readonly title: string;
  readonly about: string;
  readonly passkey: string;
  readonly code: string;
  readonly useCode: string;
  readonly email: string;
  readonly send: string;
  readonly sent: string;
}

interface PasskeyTexts {
  readonly title: string;
  readonly about: string;
  readonly add: string;
  readonly added: string;
  made(when: string): string;
  readonly remove: string;
  /** The page was not opened by an address with which passkeys work. */
  readonly unavailable: string;
  readonly failed: string;
}

interface DeviceTexts {
  readonly title: string;
  readonly add: string;
  readonly addAbout: string;
  readonly qr: string;
  readonly link: string;
  orCode(code: string): string;
  /** The page was opened by a name that only this computer knows. */
  readonly onlyHere: string;
  readonly current: string;
  seen(when: string): string;
  readonly end: string;
  known(browser: string, system: string): string;
  readonly unknown: string;
}

interface EmailTexts {
  readonly title: string;
  readonly about: string;
  readonly label: string;
  readonly send: string;
  readonly sent: string;
}

interface NoticesTexts {
  readonly title: string;
  readonly push: string;
  readonly pushAbout: string;
  readonly denied: string;
  readonly unsupported: string;
  readonly failed: string;
  readonly quiet: string;
  readonly quietAbout: string;
  readonly from: string;
  readonly to: string;
  readonly log: string;
  readonly none: string;
  readonly states: { readonly [state in 'waiting' | 'sent' | 'held' | 'failed']: string };
  readonly reasons: { readonly [reason in 'answered' | 'no-device' | 'quiet-hours']: string };
  entry(when: string, what: string): string;
}

interface VacationTexts {
  readonly title: string;
  readonly about: string;
  readonly days: string;
  readonly begin: string;
  until(date: string): string;
  readonly end: string;
  left(days: number): string;
}

interface DataTexts {
  readonly title: string;
  readonly export: string;
  readonly delete: string;
  readonly about: string;
  readonly sure: string;
  readonly keep: string;
  readonly deleted: string;
}

/** A link with a code was opened. */
interface EnterTexts {
  readonly title: string;
  readonly about: string;
  replaces(name: string): string;
  readonly go: string;
  readonly confirmTitle: string;
  readonly confirmAbout: string;
  readonly confirm: string;
  readonly confirmed: string;
  readonly failed: string;
}
