import { counting } from '../../words/plural.ts';
import type { AdminTexts } from './texts.ts';

const count = counting('fr');

export const fr: AdminTexts = {
  title: 'Gérer le serveur',
  about: 'Tables, charge, signalements et avis. Tout ce que vous faites ici est consigné sous votre nom.',
  admins: 'Pour les responsables',
  token: 'Votre jeton d’accès',
  enter: 'Continuer',
  wrongToken: 'Aucun responsable n’a ce jeton d’accès.',
  noServer: 'Le serveur ne répond pas. Veuillez réessayer.',
  refresh: 'Actualiser',
  load: {
    title: 'Charge',
    about: 'Celle du serveur qui a répondu; les autres serveurs de la même base ont la leur.',
    sockets: 'Connexions',
    tables: 'Tables en mémoire',
    followed: 'Tables suivies',
    bots: 'Tables où un robot réfléchit',
    delay: 'Retard de la boucle d’événements, 99e centile',
    memory: 'Mémoire',
    uptime: 'En marche depuis',
    connections: 'Connexions à la base utilisées',
    milliseconds: n => `${n} ms`,
    megabytes: n => `${n} Mo`,
    hours: n => count(n, { one: 'heure', other: 'heures' }),
    used: (used, total) => `${used} sur ${total}`,
  },
  tables: {
    title: 'Tables',
    counts: (open, playing, over) => `Ouvertes : ${open}, en cours : ${playing}, terminées : ${over}`,
    none: 'Aucune table n’est ouverte ni en cours.',
    states: { open: 'ouverte', playing: 'en cours', over: 'terminée' },
    unlisted: 'privée',
    nobody: 'Personne',
    details: parts => parts.join(', '),
    close: 'Fermer',
    closeAbout:
      'Une table ouverte disparaît avec tout ce qui s’y est dit. Dans une partie commencée, tout le monde abandonne et la partie prend fin.',
  },
  reports: {
    title: 'Signalements',
    none: 'Personne n’a rien signalé.',
    said: (name, text) => `${name} : ${text}`,
    by: (name, when) => `Signalé par ${name}, ${when}`,
    dismiss: 'Classer',
    block: 'Bloquer',
  },
  blocked: {
    title: 'Personnes bloquées',
    none: 'Personne n’est bloqué.',
    since: when => `Blocage : ${when}`,
    unblock: 'Débloquer',
    ask: name => `Bloquer ${name}?`,
    about:
      'Cette personne est déconnectée partout, ne peut plus se connecter et abandonne ses parties à toutes ses tables.',
  },
  notices: {
    title: 'Avis qui ont échoué',
    none: 'Aucun avis n’a échoué.',
    tried: (times, reason, when) => `Essais : ${times}, ${when} : ${reason}`,
  },
  acts: {
    title: 'Gestes des responsables',
    none: 'Rien pour l’instant.',
    kinds: {
      block: 'Personne bloquée',
      unblock: 'Personne débloquée',
      'close-table': 'Table fermée',
      'dismiss-report': 'Signalement classé',
    },
    by: (name, when) => `${name}, ${when}`,
  },
  cancel: 'Annuler',
  failed: 'Cela n’a pas marché. Veuillez réessayer.',
};
