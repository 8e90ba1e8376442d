import { counting } from '../../words/plural.ts';
import type { AccountTexts } from './account-texts.ts';

const count = counting('fr');

export const account: AccountTexts = {
  title: 'Vous',
  about: 'Votre nom, vos appareils et quand on vous avertit que c’est à vous de jouer.',
  name: { title: 'Nom', save: 'Changer le nom', saved: 'Votre nom a été changé.' },
  signIn: {
    title: 'Avez-vous déjà joué ici?',
    about: 'Continuez sous la même identité sur cet appareil.',
    passkey: 'Utiliser une clé d’accès',
    code: 'Code de votre autre appareil',
    useCode: 'Utiliser le code',
    email: 'Adresse courriel',
    send: 'M’envoyer un lien',
    sent: 'Si quelqu’un a cette adresse ici, un lien est en route.',
  },
  passkeys: {
    title: 'Clés d’accès',
    about:
      'Une clé d’accès vous connecte avec votre empreinte, votre visage ou le code de votre appareil. Pas de mot de passe.',
    add: 'Créer une clé d’accès',
    added: 'Votre clé d’accès est prête.',
    made: when => `Créée ${when}`,
    remove: 'Retirer',
    unavailable:
      'Les clés d’accès marchent si vous ouvrez cette page par un nom avec https, ou sur l’appareil même du serveur.',
    failed: 'Cela n’a pas marché. Rien n’a été changé.',
  },
  devices: {
    title: 'Appareils',
    add: 'Ajouter un appareil',
    addAbout: 'Faites lire ce code par l’autre appareil, ou ouvrez-y le lien. Il sert une fois, pendant 15 minutes.',
    qr: 'Code QR qui connecte un autre appareil',
    link: 'Lien pour l’autre appareil',
    orCode: code => `Ou entrez-y ce code : ${code}`,
    onlyHere:
      'Pour l’instant, le lien ne marche que sur cet appareil. Ouvrez la page par son adresse réseau pour ajouter un appareil.',
    current: 'Cet appareil',
    seen: when => `Dernière utilisation : ${when}`,
    end: 'Déconnecter',
    known: (browser, system) => `${browser} sur ${system}`,
    unknown: 'Appareil inconnu',
  },
  email: {
    title: 'Courriel',
    about: 'Si vous perdez votre appareil, un lien par courriel vous ramène ici. L’adresse ne sert à rien d’autre.',
    label: 'Adresse courriel',
    send: 'Confirmer l’adresse',
    sent: 'Ouvrez le lien dans le message qu’on vous a envoyé.',
  },
  notices: {
    title: 'Avis',
    push: 'M’avertir sur cet appareil',
    pushAbout: 'Quand c’est à vous de jouer, même si la page est fermée',
    denied: 'Votre navigateur bloque les avis de cette page. Ses réglages peuvent changer cela.',
    unsupported:
      'Ce navigateur ne peut pas montrer d’avis. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.',
    failed: 'Votre navigateur n’a pas pu activer les avis.',
    quiet: 'Heures de calme',
    quietAbout: 'Rien n’est envoyé; les avis attendent qu’elles soient passées',
    from: 'De',
    to: 'À',
    log: 'Ce qui a été envoyé',
    none: 'Rien pour le moment.',
    states: { waiting: 'En attente', sent: 'Envoyé', held: 'Pas envoyé', failed: 'Échoué' },
    reasons: {
      answered: 'Pas envoyé : vous aviez déjà joué',
      'no-device': 'Pas envoyé : aucun appareil ne veut d’avis',
      'quiet-hours': 'Attend la fin des heures de calme',
    },
    entry: (when, what) => `${when} : ${what}`,
  },
  vacation: {
    title: 'Vacances',
    about: 'Vos horloges sont arrêtées dans les parties sur plusieurs jours.',
    days: 'Nombre de jours',
    begin: 'Commencer maintenant',
    until: date => `Vous êtes en vacances jusqu’au ${date}.`,
    end: 'Finir les vacances',
    left: days => `Encore ${count(days, { one: 'jour', other: 'jours' })} cette année`,
  },
  hidden: { title: 'Personnes dont les messages sont masqués', show: name => `Montrer les messages de ${name}` },
  data: {
    title: 'Vos données',
    export: 'Télécharger mes données',
    delete: 'Supprimer mon compte',
    about:
      'Votre nom, vos messages et vos appareils sont supprimés pour de bon. Les parties restent pour les autres, sans votre nom; un robot continue celles qui ne sont pas terminées.',
    sure: 'Tout supprimer',
    keep: 'Garder mon compte',
    deleted: 'Votre compte a été supprimé.',
  },
  enter: {
    title: 'Continuer sur cet appareil',
    about: 'Vous serez connecté ici comme sur votre autre appareil.',
    replaces: name =>
      `Ici, vous jouez pour l’instant sous le nom de ${name}. Les parties de ${name} ne seront plus à vous sur cet appareil.`,
    go: 'Se connecter',
    confirmTitle: 'Confirmer votre adresse courriel',
    confirmAbout: 'Ensuite, un lien envoyé à cette adresse pourra vous connecter.',
    confirm: 'Confirmer',
    confirmed: 'Votre adresse courriel est confirmée.',
    failed: 'Ce lien a déjà servi, ou il est trop vieux. Veuillez en demander un autre.',
  },
  push: {
    turn: { title: 'C’est à vous de jouer', body: 'Une table vous attend.' },
    closing: { title: 'Votre table sera bientôt fermée', body: 'Personne ne vous y a encore rejoint.' },
  },
};
