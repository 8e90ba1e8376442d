import type { HelpTexts } from './help-texts.ts';

export const help: HelpTexts = {
  commands: {
    play: {
      summary: 'jouer une partie, ligne par ligne',
      more: 'Tapez le numéro d’un choix, ou le coup lui-même. « aide » affiche les autres commandes.',
      examples: [
        ['seul contre des robots', 'cap-diamant play --level easy'],
        [
          'deux personnes et un robot, partie enregistrée dans un fichier',
          'cap-diamant play --seats Anne,Luc,expert --file soiree.json',
        ],
        ['en anglais, avec d’autres règles', 'cap-diamant play --lang en --variant 2011-family --players 3'],
        ['à une table d’un serveur', 'cap-diamant play --server http://localhost:1608 --table ID --name Anne'],
      ],
    },
    explain: {
      summary: 'montrer les meilleurs coups pour une décision, et pourquoi',
      more: 'La décision vient d’une partie enregistrée (la dernière, sauf si --at donne le nombre de coups qui la précèdent) ou d’une position.',
      examples: [
        ['la dernière décision d’une partie enregistrée par « play »', 'cap-diamant explain --record soiree.json'],
        [
          'cinq coups pour la décision après 40 coups, en y mettant le temps',
          'cap-diamant explain --record soiree.json --at 40 --top 5 --level expert',
        ],
      ],
    },
    review: {
      summary: 'évaluer chaque décision d’une partie terminée',
      more: 'Le fichier est une partie enregistrée par « play » ou par la page, ou téléchargée d’une table en ligne. Un robot fort évalue chaque décision d’après ce que la personne pouvait voir.',
      examples: [
        ['qui a commis quelles erreurs, et ce qui était mieux', 'cap-diamant review soiree.json'],
        ['la même chose pour les programmes', 'cap-diamant review soiree.json --json'],
      ],
    },
    serve: {
      summary: 'lancer un serveur de jeu : la page, les tables en ligne et leurs robots',
      more: 'La première ligne affichée est son adresse. Ctrl-C l’arrête; rien de ce qui a été confirmé n’est perdu. Pour écrire un client, voyez le protocole en ligne dans la documentation.',
      examples: [
        ['à la maison, pour tous les appareils du réseau', 'cap-diamant serve --host 0.0.0.0'],
        ['derrière un mandataire avec TLS', 'cap-diamant serve --port 8080 --public-url https://jeux.exemple.org'],
      ],
    },
    'migrate-data': {
      summary: 'transférer tout ce qu’un serveur conserve de son fichier vers une base PostgreSQL',
      more: 'Arrêtez d’abord le serveur. La base doit être vide. Tout est copié ou rien ne l’est, et ce qui est arrivé est comparé; le fichier reste.',
      examples: [
        [
          'vers une base',
          'cap-diamant migrate-data --from cap-diamant.sqlite --to postgres://utilisateur:mot-de-passe@machine/jeux',
        ],
      ],
    },
    work: {
      summary: 'faire le gros travail des serveurs et commandes qui partagent une base PostgreSQL',
      more: 'Réfléchit pour les robots des tables en ligne, joue les parties de « tournament » et de « train » avec --database, et juge celles de « review ». Lancez-le sur autant de machines que vous voulez, toutes avec la même version. Si l’une s’arrête, les autres font son travail.',
      examples: [
        [
          'sur chaque machine libre',
          'CAP_DIAMANT_DATABASE=postgres://utilisateur:mot-de-passe@machine/jeux cap-diamant work',
        ],
        [
          'un tournoi pour toutes',
          'cap-diamant tournament --games 400 --database postgres://utilisateur:mot-de-passe@machine/jeux',
        ],
      ],
    },
    backup: {
      summary: 'copier dans un fichier tout ce qu’un serveur conserve, même pendant qu’il tourne',
      more: 'Pour restaurer, placez le fichier dans un dossier de données vide sous le nom cap-diamant.sqlite. Un fichier existant n’est pas écrasé.',
      examples: [['une copie par jour', 'cap-diamant backup "copie-$(date +%F).sqlite"']],
    },
    table: {
      summary: 'servir d’autres programmes : une requête JSON par ligne, une réponse par ligne',
      more: 'S’arrête à la fin de l’entrée ou à {"cmd":"quit"}. Le protocole de table est décrit dans la documentation.',
      examples: [['la liste des jeux', `echo '{"cmd":"games"}' | cap-diamant table`]],
    },
    tournament: {
      summary: 'opposer des robots et compter les victoires de chacun',
      more: 'Robots : random, greedy, greedy-learned, novice, easy, medium, strong, expert, search:PLAYOUTS, cmd:PROGRAM. Les places tournent, avec les mêmes brassages. Ctrl-C donne les résultats du moment.',
      examples: [
        ['un robot contre trois autres', 'cap-diamant tournament --bots expert,greedy,greedy,greedy --games 400'],
        [
          'tous les duels, avec un graphique',
          'cap-diamant tournament --bots easy,medium,strong --each --players 2 --svg graphique.svg',
        ],
        ['un programme à vous', 'cap-diamant tournament --bots greedy --bots "cmd:python3 mon_robot.py"'],
      ],
    },
    train: {
      summary: 'entraîner les robots d’un jeu en les faisant jouer contre eux-mêmes',
      more: 'Écrit checkpoint.json, weights.ts et strength.svg dans le dossier après chaque génération. Relancez la commande pour continuer.',
      examples: [
        ['comment les poids livrés ont été produits', 'cap-diamant train --game quebec'],
        ['un essai rapide', 'cap-diamant train --generations 2 --games 15 --out essai'],
      ],
    },
    puzzles: {
      summary: 'trouver des problèmes dans des parties de robots forts',
      more: 'Joue des parties, garde les positions où une suite est nettement la meilleure et confirme chacune par une recherche bien plus profonde. Écrit le fichier après chaque partie. Relancez la commande pour continuer.',
      examples: [
        ['comment les problèmes livrés ont été trouvés', 'cap-diamant puzzles --game quebec --games 150'],
        ['ce que contient un fichier', 'cap-diamant puzzles --file games/quebec/puzzles/puzzles.json --report'],
      ],
    },
    simulate: {
      summary: 'jouer beaucoup de parties, au hasard ou avec des robots, et en tirer points, durées et faits marquants',
      more: 'Sans --variant ni --players, joue toutes les variantes, --games parties chacune.',
      examples: [
        ['une variante en détail', 'cap-diamant simulate --games 10000 --variant 2011-complete --players 4'],
        ['tout, pour un programme', 'cap-diamant simulate --games 500 --json'],
      ],
    },
    replay: {
      summary: 'raconter une partie enregistrée et vérifier qu’elle se rejoue telle quelle',
      more: 'Le fichier contient une partie ou une liste de parties; « - » lit l’entrée standard. Code de sortie 1 : une partie ne se rejoue plus.',
      examples: [['une partie enregistrée par « play »', 'cap-diamant replay soiree.json']],
    },
    verify: {
      summary: 'vérifier qu’une partie en ligne a été brassée comme promis',
      more: 'Le fichier contient une table terminée telle que le serveur l’envoie; « - » lit l’entrée standard. Code de sortie 1 : le brassage ne correspond pas à l’engagement pris avant la partie.',
      examples: [['une table de votre serveur', 'curl http://localhost:1608/api/tables/ID | cap-diamant verify -']],
    },
    perft: {
      summary: 'compter les suites de coups permis, profondeur par profondeur',
      more: 'Ces nombres sont l’empreinte des règles, à comparer avec un autre programme.',
      examples: [['les quatre premiers coups', 'cap-diamant perft --variant 2011-complete --players 2 --depth 4']],
    },
    fuzz: {
      summary: 'vérifier sur des parties au hasard les lois que tout jeu doit respecter',
      more: 'Continue jusqu’à --games parties, une loi enfreinte ou Ctrl-C. Code de sortie 1 : une loi est enfreinte; la partie est enregistrée dans un fichier.',
      examples: [
        ['un coup d’œil', 'cap-diamant fuzz --games 1000'],
        ['chaque étape en entier', 'cap-diamant fuzz --games 200 --every 1'],
        ['les robots : chaque niveau, 1000 parties par variante', 'cap-diamant fuzz --bots --games 1000 --playouts 8'],
      ],
    },
    bench: {
      summary: 'mesurer la vitesse des règles',
      more: 'Un seul fil d’exécution; le meilleur de plusieurs tours. Code de sortie 1 : un objectif est manqué.',
      examples: [
        ['des tours plus longs, pour un programme', 'cap-diamant bench --seconds 3 --json'],
        ['combien de temps les robots réfléchissent', 'cap-diamant bench --bots'],
      ],
    },
  },
  options: {
    game: 'quel jeu',
    variant: 'quelles règles; un nom inconnu fait afficher les bons',
    players: 'combien de places',
    seed: 'graine du hasard; même graine, même partie',
    lang: 'langue : fr, en ou ru',
    seats:
      'qui est assis où, séparés par des virgules : « me » (vous), un nom, un robot ou un robot avec un nom : « Luc:expert »',
    file: 'enregistre la partie dans ce fichier après chaque décision, et la reprend s’il existe',
    set: 'une autre option du jeu, sous la forme nom=valeur; peut se répéter',
    games: 'combien de parties',
    json: 'écrit du JSON, pour les programmes',
    depth: 'profondeur, en coups',
    every: 'vérifie les lois lentes une fois toutes les tant de décisions',
    workers: 'combien de fils d’exécution',
    seconds: 'durée de chaque mesure',
    record: 'fichier d’une partie enregistrée, ou « - »',
    backupFile: 'fichier à écrire',
    tableFile: 'fichier avec une table, ou « - »',
    components: 'fichier JSON avec votre propre matériel, pour le jeu qu’il nomme',
    bots: 'quels robots, séparés par des virgules; peut se répéter. « cmd:… » est un programme à vous, seul dans sa liste',
    each: 'les robots s’affrontent deux à deux, --games parties par duel',
    jsonFile: 'écrit tous les résultats dans ce fichier, en JSON',
    svg: 'dessine les parts de victoires dans ce fichier, en SVG',
    limit: 'millisecondes dont votre programme dispose par décision',
    level: 'les robots contre qui vous jouez : un pour tous ou une liste; un nom inconnu fait afficher les bons',
    withBots: 'les robots plutôt que les règles',
    playouts: 'maximum de simulations par décision pour chaque robot',
    generations: 'combien de fois jouer puis apprendre',
    units: 'taille du réseau',
    trials: 'parties qui mesurent la force',
    out: 'dossier pour les résultats [training/GAME]',
    foundWith: 'simulations pour chaque décision des parties',
    times: 'combien de fois plus de simulations confirment un problème',
    puzzleFile: 'fichier des problèmes [puzzles-GAME.json]',
    report: 'seulement compter les problèmes du fichier, par thème et par niveau',
    recordFile: 'fichier d’une partie enregistrée',
    position: 'fichier d’une position, telle que « show » du protocole de table la donne',
    at: 'combien de coups précèdent la décision',
    top: 'combien de coups montrer',
    advisor: 'le robot à interroger',
    port: 'écouter sur ce port et aucun autre; 0 en prend un libre [1608 ou le suivant qui est libre]',
    host: 'écouter sur cette adresse; 0.0.0.0 laisse entrer les autres appareils du réseau',
    data: 'dossier de tout ce qui est conservé [un dossier par utilisateur]',
    from: 'le fichier du serveur, cap-diamant.sqlite ou une copie',
    to: 'une base PostgreSQL vide, sous la forme postgres://…; de préférence dans CAP_DIAMANT_DATABASE',
    queue: 'confier le travail à ceux qui servent cette base PostgreSQL, sous la forme postgres://…',
    workDatabase:
      'base PostgreSQL pour laquelle travailler, sous la forme postgres://…; plutôt dans CAP_DIAMANT_DATABASE',
    threads: 'combien de tâches à la fois',
    database: 'base PostgreSQL à utiliser au lieu d’un fichier, sous la forme postgres://…',
    shard: 'autre base où répartir les tables; peut être répété, toujours dans le même ordre',
    publicUrl: 'l’adresse que les gens utilisent, s’il y a un mandataire devant',
    noLimits: 'aucune limite au nombre de demandes, pour les tests',
    noOpen: 'ne pas ouvrir le navigateur',
    noPage: 'ne pas servir la page : le serveur de développement s’en charge',
    server: 'jouer à une table en ligne de ce serveur',
    onlineTable: 'l’identifiant de la table, la fin de son lien',
    token: 'qui vous êtes là-bas; sinon, vous venez comme invité (ou CAP_DIAMANT_TOKEN)',
    name: 'le nom de l’invité',
    bot: 'laisser un robot jouer votre place : un des nôtres, ou cmd:PROGRAMME',
    mail: 'le serveur de courriel pour les liens, smtp://nom:mot-de-passe@hôte (ou CAP_DIAMANT_MAIL)',
    mailFrom: 'l’expéditeur des courriels',
    pushHost: 'envoyer aussi les avis à ce service, sous la forme hôte:port; peut être répété',
    keepOpen: 'jours après lesquels une table ouverte que personne ne rejoint est retirée',
    keepOver: 'jours après lesquels une partie terminée est retirée; 0 : jamais',
    logs: 'ce qui va au journal, en lignes JSON sur la sortie d’erreur',
    metricsToken: 'qui a ce jeton voit les mesures à /metrics (ou CAP_DIAMANT_METRICS_TOKEN)',
    admin: 'qui peut veiller sur le serveur, avec son propre jeton; peut être répété (ou CAP_DIAMANT_ADMINS)',
  },
};
