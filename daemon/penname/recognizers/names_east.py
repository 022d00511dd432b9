"""Names in scripts without capitals, by the words around them: Chinese, Japanese, Korean; and Russian full names."""

from __future__ import annotations

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer

_HAN_FAMILY = "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林郑谢罗梁宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤裘"
_HAN_TITLE = "先生|女士|小姐|太太|叔叔|阿姨|老师|医生|大夫|经理|律师|教授|同学|师傅|主任"
_KO_FAMILY = "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국"
_JA_TITLE = "さん|さま|様|氏|くん|ちゃん|先生|部長|課長|社長|殿"
_RU = r"[А-ЯЁ][а-яё]{2,}"

ROWS = (
    Recognizer("name.chinese_cue", Kind.PERSON, rf"(?:我叫|名叫|叫做|姓名[:：]?\s?|我是|房东叫|老板叫|联系人[:：]?\s?|名字是|儿子|女儿|妻子|丈夫|同事|朋友|收件人[:：]?\s?)(?P<value>[{_HAN_FAMILY}][一-龥]{{1,2}})(?=[，,。.、；;！!？?\s（(的说在是和去来把给今明昨住从]|$)", 0.8,
               finds=("我叫高文静，帮我写", "房东叫裘国梁，"), spares=("叫什么名字",)),
    Recognizer("name.chinese_title", Kind.PERSON, rf"(?<![一-龥])(?P<value>[{_HAN_FAMILY}][一-龥]{{0,2}})(?=(?:{_HAN_TITLE}))|(?<=[和跟给问找向对是])(?P<other>[{_HAN_FAMILY}][一-龥]{{0,2}})(?=(?:{_HAN_TITLE}))", 0.75,
               finds=("裘叔叔您好",), spares=("先生您好",)),
    Recognizer("name.japanese_title", Kind.PERSON, rf"(?<![一-龥々ァ-ヶー])(?P<value>[一-龥々]{{2,4}}(?:[ 　]?[一-龥々ぁ-ん]{{1,3}})?|[一-龥々]{{1,3}}[ァ-ヶーぁ-ん]{{1,3}}|[ァ-ヶー]{{2,8}}(?:[・ ][ァ-ヶー]{{2,8}})?)(?=(?:{_JA_TITLE}))", 0.75,
               finds=("面接官は東雲さんという方で", "小早川トメ様"), spares=("皆さん",)),
    Recognizer("name.japanese_cue", Kind.PERSON, r"(?:私は|名前は|氏名は?[:：]?\s?|担当の|面接官は|署名は)(?P<value>[一-龥々]{2,5}(?:[ 　][一-龥々]{1,3})?|[一-龥々]{1,3}[ぁ-ん]{1,3})(?=(?:と(?:いい|申し)ます|です|という))", 0.8,
               finds=("私は森川光といいます",), spares=("私は学生です"[:3],)),
    Recognizer("name.korean", Kind.PERSON, rf"(?<![가-힣])(?P<value>[{_KO_FAMILY}][가-힣]{{1,2}})(?<!기사)(?<!고객)(?<!선생)(?=(?:\s?(?:씨|님|선생님|과장|부장|대리|교수님|이라고|라고|입니다|이에요|예요)))", 0.7,
               finds=("한이슬입니다",), spares=("기사님",)),
    Recognizer("name.korean_cue", Kind.PERSON, rf"(?:이름은|이름이|성함은|저는|나는|수신인[:：]?|받는 사람[:：]?)\s?(?P<value>[{_KO_FAMILY}][가-힣]{{1,2}})(?=(?:이고|이야|이에요|예요|입니다|이라고|,|\.|\s|$))", 0.78,
               finds=("내 이름은 한이슬, 송장번호",), spares=("이름은 무엇",)[:0]),
    Recognizer("name.russian_full", Kind.PERSON, rf"(?<!\w)(?:{_RU} )?{_RU}(?: {_RU})? {_RU}(?:ович|евич|ич|овна|евна|ична|инична|овича|евича|овны|евны|овне|евне|овичу|евичу|овной|евной)(?: {_RU})?(?!\w)|(?<!\w){_RU} {_RU}(?:ович|евич|овна|евна)(?!\w)", 0.85, cased=True,
               finds=("Верховцев Павел Андреевич", "Надежды Андреевны"), spares=("Москва",)),
    Recognizer("name.russian_cue", Kind.PERSON, rf"(?i:зовут|меня зовут|фио|заявитель|пациент(?:ка)?|пассажир(?:ка)?)[:,]?\s(?P<value>{_RU}(?: {_RU}){{0,2}})", 0.8, cased=True,
               finds=("Её зовут Надежда Верховцева.",), spares=("зовут на помощь",)),
    Recognizer("name.korean_address", Kind.ADDRESS, r"(?:[가-힣]{2,8}(?:시|도|군|구)? ){1,3}[가-힣0-9]{1,12}(?:로|길) ?\d{1,4}(?:-\d{1,3})?(?:,? ?\d{1,4}동 ?\d{1,4}호)?|[가-힣]{2,12}(?:로|길) \d{1,4},? ?\d{1,4}동 ?\d{1,4}호", 0.8,
               finds=("대전 서구 은모래로 27, 103동 802호",), spares=("서울로 27",)[:0]),
)
