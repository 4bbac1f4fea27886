/** Open posts with the number of people needed (K-19). */
export const openings = [
  { job: 'Manager', posts: 1 },
  { job: 'Supervisor', posts: 1 },
  { job: 'Door Man', posts: 2 },
  { job: 'Cleaner', posts: 2 },
  { job: 'Projectionist', posts: 2 },
  { job: 'Accountant', posts: 2 },
  { job: 'Concession/Ticket', posts: 3 },
  { job: 'HR', posts: 1 },
  { job: 'Admin', posts: 1 },
  { job: 'Procurement/Store keeper', posts: 1 },
] as const;
