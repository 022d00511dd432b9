"""Words that stand beside names and are none: they leave a lone name alone.

Grammar and frequent words of the languages covered (chosen by frequency, names left out), titles, kin, months
and weekdays, all in small letters. German needs none: any noun may stand beside a name there.
`extension/src/lib/restorer-neighbour-words.js` is generated from this file.
"""

GRAMMAR = """
    a an the and or but nor so yet if when while as than that this these those there then thus hence
    also i i'm i'll i've i'd we you he she it they me him her us them my your his its our their mine
    yours am is are was were be been has have had do does did will would shall should can could may
    might must of in on at by for from to into onto with without about after before between during under
    over per via who whom whose which what where why how not no yes only even both each every all any
    some one two three dear hi hello hey thanks thank welcome sincerely regards best kind warm love
    congratulations ask tell call email mail text ring phone write contact meet see send give let remind
    invite inform says said wrote asks told adds thinks lives works joins leads plays like unlike
    according because since meanwhile however therefore moreover although though unless until once
    perhaps maybe well now today signed cc re fwd attn subject date name names client customer patient
    tenant employee user author owner monday tuesday wednesday thursday friday saturday sunday january
    february march april june july august september october november december family team household
    estate
"""
"""Words of grammar, and verbs and labels that stand beside a name where a sentence or a heading starts."""

TITLES = """
    mr mrs ms miss mx madam sir dr doctor prof professor rev father mother brother sister uncle aunt
    grandma grandpa cousin captain judge nurse officer agent coach president senator minister director
    chair lord lady jr sr snr jnr ii iii iv phd md esq herr herrn frau fräulein familie dipl ing mag
    onkel tante lieber liebe m mme mlle mm monsieur madame mademoiselle maître docteur dre famille cher
    chère señor señora señorita sra srta don doña doctora profesor profesora familia estimado estimada
    querido querida signor signora signore signorina sig sigra dott dottor dottore dottssa ssa avv
    famiglia gentile caro cara egregio senhor senhora dona seu sua exmo exma família dra professora
    meneer mevrouw dhr mevr heer mw fam beste geachte pan pani panie pana panem panią panu państwo
    państwa szanowny szanowna drogi droga herra fru fröken kära bästa hej sayın bay bayan hanım bey
    господин госпожа господина госпожи господину госпоже доктор профессор уважаемый уважаемая дорогой
    дорогая
"""
"""Titles, forms of address, and kin."""

STARTS = """
    el la los las lo un una unos unas al del de en con por para según cuando donde como que y o e u si
    ni pero le les l d des du et ou où une aux à chez avec pour par sur dans quand comme mais donc car
    selon il gli ed di da su tra fra che se ma quando dove come della dello alla allo dal nel sul os um
    uma ao dos das em na nos nas com onde mas het een van voor met door bij aan op uit als maar toen
    waar wie wat w z od po za dla przez pod nad przed czy gdy jak ale że och att som ett med för av på
    till från när om men den det и в во с со к ко у о об от до по за на для при через или но а что как
    когда где ve ile için ama bu şu bir
"""
"""Articles, prepositions, conjunctions: what a sentence starts with in the other languages."""

FREQUENT = {
    "en": """
        just up out time get new people other first know make think want go most much very here need
        really right work year years being going off still take got many never life say world down
        great through last home look something use same used part state around always better find
        help high old another own things game thing place school again next against end found show
        big feel sure keep please money free second someone away left number city days night play
        doing few called different having set thought done getting god government group looking
        public top women business care start system times week already anything nothing person
        change enough everything full live making point bad four hard mean support including music
        seen states stop water based believe head national took came far try went actually american
        later less order party run service country open season shit children everyone general trying
        united using area following makes together war whole face five working course games health
        important least means news within able book friends information local video ago others
        social talk court fact given guys half hand level mind often single become body coming
        control death food hours office pay problem south true almost fuck history known large lost
        research several started taking university win wrong along anyone girl matter pretty
        remember air bit friend hit needs nice playing probably
    """,
    "es": """
        es te mi este esta todo ya yo ser sin está fue muy sobre también todos eso tiene porque qué
        así años entre puede desde hacer ahora era esto vez hace parte solo algo tiempo día mejor
        mucho ver ese mismo siempre tengo cada después están gente estado estoy mundo va año otro
        otros gracias otra cosas gran menos nunca personas tanto antes poco sea había tener trabajo
        ellos lugar creo cómo hecho quiero sólo aunque contra cuenta decir gobierno país soy todas
        casa estos nuevo sido aquí estas sí estaba estar hoy tienen alguien dice quien toda tres voy
        caso momento ciudad mis nuestro luego nacional parece nuestra pueden pues verdad historia
        mientras nadie nueva otras primera veces muchos cual debe dijo entonces ir tipo algunos
        mayor además mal muchas primer acuerdo cualquier dios fueron manera nombre ley medio partido
        bajo fuera hacia sino grupo haber hombre puedo buena mujer persona será sistema casi fin
        hizo noche nosotros pasado presidente quiere tenemos tus eres méxico ahí cosa dentro estamos
    """,
    "fr": """
        est pas qui au ce qu ne plus vous ça elle ai sont tout fait nous être ils cette faire même
        ont était été mon ses lui aussi peut deux leur moi ces après suis très tous avoir encore
        alors avait temps ans autres dit là peu autre rien dire monde fois faut toujours voir bon
        contre votre avant depuis notre sous jamais vie moins dont toi déjà quoi soit trop leurs ton
        toute gens juste oui vraiment ainsi grand pays français mes beaucoup jour quelques comment
        premier sera parce personne cela trois homme ici toutes chose doit partie eu première bonne
        mieux pendant puis année cet ceux elles plusieurs pourquoi jours mois vers histoire mort
        sais années fais nouveau nouvelle travail compte merci prendre veut état cours peux
        politique reste veux ca celui chaque personnes femme nom prix également seul vais eux lieu
        lors vrai droit coup mettre serait pense quelque tant avais groupe maintenant maison saint
        tête étaient aurait avons enfants parler suite assez besoin demande genre
    """,
    "it": """
        sono più dei anche questo ci ad essere io nella ti stato tutti questa tutto fatto suo loro
        perché sia fare così degli dopo alle poi quello sempre fa ancora molto senza ogni altri ora
        può quanto sulla tempo nei già sei quella quindi secondo proprio altro bene grazie lavoro
        modo noi nelle persone sta giorno mondo questi stata siamo stesso cose primo contro mentre
        tutte abbiamo quel oggi città nuovo detto qualche quale suoi viene aveva anno dalle stati
        storia tre tuo avere fino foto altre erano meglio queste visto ciò meno sarebbe sotto aver
        vedere deve forse giorni invece nostro agli qualcosa sembra fosse oltre perchè troppo allora
        legge niente posto alcuni fuori nome sto voi andare insieme punto qualcuno quelli tutta
        altra davvero nessuno nuova quali tua verso volte comunque negli possono sui voglio male
        nostra numero quasi quelle sì cazzo certo gruppo stessa sulle società uomo nulla ore paese
        problema puoi circa credo governo molti posso potrebbe col ecco esempio donne fanno italiano
        milano possibile
    """,
    "pt": """
        não foi você tem são ele muito isso já também meu pelo vai só dia bem até mesmo pode pessoas
        ter tudo ainda aqui fazer minha anos quem agora seus assim depois vou estão esse essa eles
        tenho melhor bom foram ano aos apenas coisa sou suas dois mim outros hoje então nem nossa
        faz cidade qual às deus quer estou trabalho nós novo pra seja maior outro primeiro lá
        qualquer sim acho alguém coisas sendo diz falar sabe tinha boa estava três alguns ficar
        pouco além disse noite nosso história podem vezes após duas meio primeira dizer lado mulher
        outras enquanto fez ninguém outra vamos verdade vocês aí saber pelos conta algumas fim
        semana acordo jogo num pessoa têm através meus quase filho fora homem vem vídeo música pois
        preciso vão água disso fazendo horas janeiro dele direito mil muitos numa número dinheiro dá
        queria seria escola frente mesma muitas tarde morte segunda amigos brasileiro precisa
        projeto região temos teve área esses partir público alguma comigo embora centro
    """,
    "nl": """
        ik niet zijn die er hij ook ze naar heeft nog hebben kan meer zo geen mijn wel tot wordt heb
        worden nu haar kunnen veel jaar hoe mensen ons werd goed gaan gaat onze wil zich doen andere
        hier dus tegen maken alleen mij onder hun twee nieuwe weer zien jij moeten eerste komt wij
        echt eens daar heel toch staat tijd zij zoals iets leven omdat ga waren hem jullie tijdens
        altijd tussen ja weet laten waarom alles net gewoon grote terug af laat zonder uur steeds
        zie eigen maakt willen iedereen weg hele iemand binnen uw werden werk nooit zit één drie
        zelf aantal geven hebt kinderen samen vinden kunt plaats snel toe deel elkaar huis laatste
        nodig vanaf vind vrouw weten doet krijgen allemaal beter erg staan zeggen zegt gemaakt naam
        zeker zullen misschien stad verschillende volgens goede houden volgende blijven graag jou
        kwam verder
    """,
    "sv": """
        är jag inte har var ska vad här mig då hur kommer får bra finns skulle ut dig hade ju lite
        mycket upp få blir mer år efter göra detta också allt hon måste går även någon vet något
        tror bli mot kanske ingen två varför många dem hela helt utan gå väl fick oss aldrig varit
        blev rätt sedan själv behöver några svenska åt första tar tycker alltid bättre denna igen
        idag nej folk inget kom innan ner barn samma verkligen nya sätt vilket annat tid genom fel
        gång känner bort mellan riktigt varje vår dessa ens komma precis gick sitt väldigt gjort
        fram ge kunna människor redan dock inom kunde ditt fått gjorde olika ganska honom står
        tillbaka ger mindre runt stor deras fortfarande ligger sett vilken enligt flera saker
        stockholm svensk tiden förstår känns mest alltså annan jävla pengar faktiskt ur bland fler
        jobb längre personer
    """,
    "pl": """
        nie się jest tym tego tylko już mnie może ten oraz bardzo będzie być jego sobie ich mam
        jeśli roku też jeszcze był które jako jestem było jej kiedy który nawet teraz coś lat więc
        gdzie tej bez żeby jednak lub wiem nic wszystko można przy ludzie więcej chyba ludzi także
        była tych również takie ktoś niż dobrze kto zawsze która właśnie masz sie aby albo ty osób
        czas dzięki którzy podczas bardziej dlaczego dzieci nich raz nigdy pracy im mamy życie chce
        dnia innych jesteś temu tutaj wiele został będą jeden miejsce wszyscy wszystkich wszystkie
        były kilka sposób domu dzień których prostu razem siebie taki chodzi swoje trochę czasu
        dlatego każdy którym dwa miał moje naprawdę trzeba ją mieć mówi nim ciebie mogą mogę cię
        dalej dużo nikt stanie dziś której moja ona rzeczy strony życia kraju pierwszy jakie lepiej
        potem wtedy aż będę dni jaki osoby tyle cały moim najbardziej niego wielu czasie inne według
        czemu czym musi oczywiście swoją została zrobić świata czyli którego między
    """,
    "ru": """
        не из это то его он все так же мы ты только был если было мне меня уже еще бы их они будет
        время кто года чтобы есть она вы может после нет очень были была также вот ее чем быть под
        этом вас да даже можно того просто этого больше сейчас том более ну без году лет нас ни там
        человек которые себя этот который ли раз всех один тебя теперь всего сегодня надо ему них
        сша тоже области почему день пока тем эти жизни им всегда между этой здесь потому нужно себе
        такой тебе год два людей него однако люди много ничего тут свою всё её жизнь нам несколько
        своей сказал тогда хочу вам мой ещё место потом против хорошо которых является вместе
        времени лишь свои человека дело лучше над какой работы тот именно перед поэтому сделать три
        всем конечно которая мира стал которой первый такое хотя чего ведь вообще будут должны дома
        спасибо эта могут никогда сам своих украины тех вопрос деньги других новый около почти
    """,
    "tr": """
        çok daha gibi olarak kadar olan sonra iyi yok değil büyük güzel sadece zaman ilk iki hiç
        oldu bile nasıl şey benim tek tüm yer önce artık mı seni aynı tarafından doğru veya biz
        olduğunu diye olduğu olur birlikte devam diğer fazla neden önemli yıl içinde olmak şimdi
        çünkü ancak biri bunu işte olsun karşı arasında insanlar öyle şekilde bütün iş senin genel
        hemen yine siz uzun bizim bugün saat az bunun hakkında küçük size teşekkürler bazı geri
        olacak gelen insan kadın onu üç biraz gece kişi ayrıca eski kabul etti hiçbir ilgili yapılan
        bize evet gerçek vardır fakat kez sahip yüksek zaten üzerine geldi sizin bulunan devlet
        farklı hep kız üzerinde eğer geliyor herkes ediyor lütfen çocuk burada onun üzere söz bizi
        kimse yerine yılında etmek günü istiyorum hayır kötü demek erkek gerek ortaya sizi yapan zor
        ay belki eğitim hafta ikinci kısa olmaz oluyor birçok kendini olabilir tekrar ardından geçen
        olup süre altında başkanı dedi yerde aslında hangi olması pek yeniden yoksa boyunca mutlu
        takip yol
    """,
}
"""What else is frequent, by language."""

NO_NAMES = frozenset(" ".join((GRAMMAR, TITLES, STARTS, *FREQUENT.values())).split())
