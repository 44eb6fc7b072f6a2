/** Common given names in the countries whose statements people import, folded: no case, no accents. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `james robert john michael david william richard joseph thomas charles christopher daniel matthew anthony mark donald
  steven paul andrew joshua kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob gary nicholas eric
  jonathan stephen larry justin scott brandon benjamin samuel gregory alexander patrick frank raymond jack dennis jerry
  tyler aaron jose adam nathan henry zachary douglas peter kyle noah ethan jeremy walter christian keith roger terry
  austin sean gerald carl harold dylan arthur lawrence jordan jesse bryan billy bruce gabriel joe logan alan juan albert
  willie elijah wayne randy vincent mason roy ralph bobby russell bradley philip eugene liam oliver lucas theo leo
  mary patricia jennifer linda elizabeth barbara susan jessica karen sarah lisa nancy sandra betty ashley emily kimberly
  margaret donna michelle carol amanda melissa deborah stephanie rebecca sharon laura cynthia dorothy amy kathleen angela
  shirley emma brenda pamela nicole anna samantha katherine christine debra rachel carolyn janet maria olivia heather
  helen catherine diane julie victoria joyce lauren kelly christina ruth joan virginia judith evelyn hannah andrea megan
  cheryl jacqueline madison teresa abigail sophia martha sara gloria janice kathryn ann isabella judy charlotte julia
  grace amber alice jean denise frances danielle marilyn natalie beverly diana brittany theresa kayla alexis doris lori
  tiffany chloe zoe lucy ella mia ava freya poppy isla ivy jessie alex sam ben tom dan matt mike chris nick steve dave
  bob jim bill kate katie liz beth sue jen jenny maggie becky vicky
  hans klaus jurgen wolfgang dieter manfred uwe gunter horst bernd jorg stefan andreas matthias sebastian florian tobias
  jan felix lukas jonas maximilian niklas leon finn moritz philipp dominik fabian marcel sven torsten thorsten ralf rolf
  heinz karl kurt helmut gerhard werner ernst otto max fritz johannes simon julian kai lars holger heiko markus martin
  ursula monika petra renate helga brigitte ingrid sabine gisela karin christa elke gabriele birgit heike silke anja
  katrin katja claudia susanne martina nadine tanja sandra melanie lena lea leonie johanna greta frieda mathilda heidi
  jean pierre michel philippe alain bernard jacques daniel gerard christophe laurent nicolas olivier julien sylvain
  francois guillaume mathieu antoine maxime hugo louis jules arthur gabriel raphael etienne thierry pascal didier bruno
  marie nathalie isabelle sylvie catherine francoise valerie christelle sandrine celine aurelie camille manon chloe
  ines jeanne louise juliette margaux elodie virginie veronique dominique brigitte monique
  antonio manuel jose francisco javier jesus alejandro miguel pedro pablo sergio jorge alberto luis alvaro diego adrian
  raul ivan ruben enrique ramon vicente joaquin carlos fernando rafael eduardo ricardo roberto andres mateo santiago
  carmen josefa isabel dolores pilar cristina marta lucia elena raquel beatriz rocio mercedes rosa alba paula irene
  giuseppe giovanni antonio mario luigi francesco angelo vincenzo pietro salvatore carlo franco domenico bruno paolo
  marco andrea luca matteo alessandro davide lorenzo simone federico stefano giulia chiara francesca federica sara
  martina valentina alessia giovanna lucia rosa angela caterina paola laura elisa
  pieter willem hendrik cornelis johan gerrit dirk klaas joost sander bram daan sem thijs lotte sanne fleur femke anouk
  marieke wouter jeroen maarten bas tim joris koen stijn
  joao tiago rui pedro goncalo duarte afonso rodrigo vasco filipa ines mariana catarina joana
  lars anders erik nils olof sven gustav axel bjorn magnus henrik mikael johan kristina eva birgitta elisabeth astrid
  ingrid sofia elsa maja linnea freja mads rasmus soren jens niels mette kirsten hanne eino juhani matti timo antti
  janusz piotr krzysztof andrzej tomasz pawel marcin michal jakub mateusz wojciech katarzyna malgorzata agnieszka barbara
  ewa magdalena joanna zofia zuzanna jiri petr pavel vaclav lucie tereza istvan laszlo zoltan ferenc katalin
  ivan dmitri sergei alexei andrei mikhail nikolai vladimir olga natalia tatiana svetlana irina oksana
  mohammed muhammad mohamed ahmed ali omar hassan hussein ibrahim yusuf mustafa mehmet fatih emre murat ayse fatma zeynep
  elif fatima aisha khadija maryam leila nadia yasmin
  raj amit rahul sanjay vijay anil sunil rajesh suresh ramesh arjun vikram priya pooja neha anjali sunita deepa kavita
  wei ming jing yan xin hui hao jun lei li hiroshi takashi kenji yuki haruto sota ren yuto hina yui sakura aoi mei kenta
  minh anh thanh nguyen ji min soo hyun jin`.split(/\s+/),
)
