/** A field of work. */
export interface Profession {
  /** Name of the function, as filters ask for it. */
  readonly name: string;
  readonly officer: string;
  readonly roles: readonly string[];
  readonly skills: readonly string[];
  readonly studies: readonly string[];
  readonly duties: readonly string[];
}

export const professions: readonly Profession[] = [
  {
    name: "Engineering",
    officer: "Chief technology officer",
    roles: ["Backend engineer", "Frontend engineer", "Platform engineer", "Data engineer", "Mobile engineer"],
    skills: ["Go", "Java", "PostgreSQL", "TypeScript", "Rust", "Kubernetes", "React", "C++", "C#", "Node.js", "Kafka"],
    studies: ["Computer science", "Software engineering", "Applied mathematics"],
    duties: ["Runs the booking ledger", "Builds distributed systems", "Owns the build pipeline", "Designs public APIs"],
  },
  {
    name: "Data",
    officer: "Chief data officer",
    roles: ["Data scientist", "Data analyst", "Machine learning engineer"],
    skills: ["Python", "SQL", "Machine learning", "Spark", "Statistics", "PyTorch", "dbt", "PostgreSQL"],
    studies: ["Statistics", "Applied mathematics", "Physics"],
    duties: ["Forecasts demand", "Trains ranking models", "Keeps the metrics honest", "Runs pricing experiments"],
  },
  {
    name: "Product",
    officer: "Chief product officer",
    roles: ["Product manager", "Product designer", "User researcher"],
    skills: ["Roadmapping", "Figma", "Interviewing", "Prototyping", "Analytics", "Accessibility", "SQL"],
    studies: ["Industrial design", "Psychology", "Computer science"],
    duties: ["Leads discovery interviews", "Ships the onboarding flow", "Cares for the design system"],
  },
  {
    name: "Sales",
    officer: "Chief revenue officer",
    roles: ["Account executive", "Sales development representative", "Customer success manager"],
    skills: ["Negotiation", "Salesforce", "Prospecting", "Forecasting", "Contract law", "Public speaking"],
    studies: ["Business administration", "Economics", "Communication"],
    duties: ["Wins mid-market accounts", "Renews enterprise contracts", "Opens new regions"],
  },
  {
    name: "Marketing",
    officer: "Chief marketing officer",
    roles: ["Content marketer", "Growth marketer", "Brand designer"],
    skills: ["Copywriting", "Search engine optimisation", "Analytics", "Illustration", "Event planning", "Figma"],
    studies: ["Communication", "Literature", "Industrial design"],
    duties: ["Writes the customer stories", "Runs paid campaigns", "Plans the yearly conference"],
  },
  {
    name: "Finance",
    officer: "Chief financial officer",
    roles: ["Financial analyst", "Accountant", "Treasury specialist"],
    skills: ["Accounting", "Forecasting", "Financial modelling", "SQL", "Audit", "Tax law"],
    studies: ["Economics", "Business administration", "Applied mathematics"],
    duties: ["Closes the books", "Plans cash and currency", "Prepares the audit"],
  },
  {
    name: "Human resources",
    officer: "Chief people officer",
    roles: ["Recruiter", "Talent partner", "Training specialist"],
    skills: ["Sourcing", "Interviewing", "Labour law", "Coaching", "Public speaking", "Analytics"],
    studies: ["Psychology", "Communication", "Law"],
    duties: ["Hires for three countries", "Coaches first-time managers", "Rebuilt the interview loop"],
  },
  {
    name: "Operations",
    officer: "Chief operating officer",
    roles: ["Supply chain planner", "Project manager", "Warehouse analyst"],
    skills: ["Lean", "Scheduling", "Procurement", "Forecasting", "SQL", "Negotiation"],
    studies: ["Industrial engineering", "Economics", "Logistics"],
    duties: ["Plans harbour slots", "Cut delivery times by a third", "Runs the night shift"],
  },
];

/** Levels as filters ask for them, with how a role is called at each. The more of them stand here, the more people have the level. */
export const levels: readonly {
  readonly level: string;
  readonly title: (role: string, profession: Profession) => string;
}[] = [
  { level: "C-Team", title: (_, { officer }) => officer },
  { level: "VP", title: (_, { name }) => `VP of ${name}` },
  { level: "Director", title: (_, { name }) => `Director of ${name}` },
  { level: "Manager", title: (_, { name }) => `${name} manager` },
  { level: "Manager", title: (role) => `Head ${role.toLowerCase()}` },
  { level: "Staff", title: (role) => role },
  { level: "Staff", title: (role) => role },
  { level: "Staff", title: (role) => role },
  { level: "Staff", title: (role) => role },
  { level: "Staff", title: (role) => `Senior ${role.toLowerCase()}` },
  { level: "Staff", title: (role) => `Senior ${role.toLowerCase()}` },
  { level: "Staff", title: (role) => `Staff ${role.toLowerCase()}` },
  { level: "Staff", title: (role) => `Lead ${role.toLowerCase()}` },
  { level: "Other", title: (role) => `${role} intern` },
];
