export const firstNames: readonly string[] =
  "Aaliyah Adebayo Agnieszka Aiko Alba Amara Amir Ana Anouk Ásta Bruno Camille Carmen Chidi Chloé Dae-jung Dalia Daniel Dmitri Elif Elin Emeka Esi Farah Félix Fiona Freja Giulia Grace Hana Haruto Henrik Ibrahim Inês Ingrid Isla Jakub Jamal Jonas Júlia Kaito Karim Katarzyna Keira Kofi Lars Layla Leïla Lena Liam Lucía Luka Maarten Mariana Mateo Maya Mei Mila Min-ji Mohamed Naledi Nikolai Nina Noah Nora Olga Omar Oscar Paola Pedro Priya Rafael Rania Ravi Rosa Ruth Samir Sanne Sara Seán Sofía Søren Tariq Thabo Theo Tomás Uma Valentina Vikram Wanjiru Wei Yara Yuki Zanele Zoë".split(
    " ",
  );

export const lastNames: readonly string[] =
  "Abara Achterberg Adler Almeida Amadi Andrade Aoki Arslan Bakker Banerjee Barros Becker Bellini Bergström Blanc Botha Brandt Cabral Castillo Chaudhry Costa Darzi Delacroix Demir Dlamini Duarte Eklund Eriksen Farouk Ferrara Figueroa Fontaine Fujita García Goldberg Gupta Haddad Hakimi Hansen Herrera Hoffmann Horváth Ibáñez Ito Ivanov Jansen Jónsson Kamau Kaplan Kimura Kovač Kowalska Lacroix Laine Larsen Lehmann Levi Lindqvist Lopes Maduro Mahlangu Mancini Marchetti Mensah Molina Mwangi Nakamura Navarro Novák Nowak Ødegaard Okafor Olsen Ortega Osei Park Pereira Petrov Quiroga Raman Reis Romano Rossi Sandoval Santos Schäfer Sharma Silva Singh Sørensen Suzuki Takeda Tan Tavares Uchida Vargas Virtanen Wagner Weber Yamada Yıldız Zieliński".split(
    " ",
  );

export const schools: readonly string[] = [
  "Instituto Atlântico",
  "Northlight University",
  "Fjordby Technical University",
  "École du Fleuve",
  "Colegio del Faro",
  "Universität am Kanal",
  "Savannah Institute of Science",
  "Lakeshore State College",
  "Harbour School of Economics",
  "Politecnico del Ponte",
  "Kumo Institute of Technology",
  "Silverleaf Business School",
  "Banyan Tree University",
  "Highveld University",
  "Pampas National University",
  "Tasman College of Design",
];

export const degrees: readonly { readonly level: string; readonly name: string }[] = [
  { level: "Bachelor", name: "BSc" },
  { level: "Bachelor", name: "BA" },
  { level: "Master", name: "MSc" },
  { level: "Master", name: "MBA" },
  { level: "Doctorate", name: "PhD" },
];
